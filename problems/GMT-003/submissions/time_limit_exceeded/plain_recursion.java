// Idea: try both moves, by plain recursion.
import java.util.Scanner;

public class Main {
    static long d, k;

    static boolean wins(long x, long y) {
        if ((x + k) * (x + k) + y * y <= d * d && !wins(x + k, y)) return true;
        return x * x + (y + k) * (y + k) <= d * d && !wins(x, y + k);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        while (t-- > 0) {
            d = sc.nextLong();
            k = sc.nextLong();
            System.out.println(wins(0, 0) ? "First" : "Second");
        }
    }
}
