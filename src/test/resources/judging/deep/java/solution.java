import java.util.Scanner;

class Main {
    static long depth(int n, long a, long b) {
        return n == 0 ? a - b : 1 + depth(n - 1, a + n, b + n);
    }

    public static void main(String[] args) {
        System.out.println(depth(new Scanner(System.in).nextInt(), 0, 0));
    }
}
