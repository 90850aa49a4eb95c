// Idea: any winning move will do, so report the one found last.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            long[] a = new long[n];
            long x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                x ^= a[i];
            }
            String answer = "Second";
            for (int i = 0; i < n; i++) {
                if ((a[i] ^ x) < a[i]) answer = "First " + (i + 1) + " " + (a[i] - (a[i] ^ x));
            }
            System.out.println(answer);
        }
    }
}
