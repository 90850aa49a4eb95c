public class GuessCrash {
    public static void main(String[] args) {
        System.out.println("foo");
        throw new RuntimeException("after the word");
    }
}
