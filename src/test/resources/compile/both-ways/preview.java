public class Main {
    public static void main(String[] args) {
        int value = 3;
        if (value instanceof byte b) System.out.println(b);
    }
}
