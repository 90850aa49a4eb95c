public class hello {
    public static void main(String[] args) {
        new message().print();
    }
}
