public class Main {
    static {
        System.exit(0);
    }

    public static void main(String[] arguments) {
        System.out.println("never");
    }
}
