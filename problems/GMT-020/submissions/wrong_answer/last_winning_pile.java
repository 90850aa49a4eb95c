// Idea: any winning move will do, so the one that is found last.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            long[] a = new long[n];
            long x = 0;
            int tall = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                x ^= a[i];
                if (a[i] > 1) tall++;
            }
            String answer = "Second";
            for (int i = 0; i < n; i++) {
                long rest = a[i] ^ x ^ (tall > 1 ? 0 : 1);
                if (rest < a[i]) answer = "First " + (i + 1) + " " + (a[i] - rest);
            }
            System.out.println(answer);
        }
    }
}
