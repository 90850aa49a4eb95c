// Idea: counts basins from 0 and xors those with an odd index, which are the even basins.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = in.nextInt();
            long[] a = new long[n + 2];
            long x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                if (i % 2 == 1) x ^= a[i];
            }
            int k = 0;
            for (int i = 1; i < n && x != 0; i += 2) {
                long d = (a[i] ^ x) - a[i];
                if (d <= a[i + 1]) k++;
            }
            sb.append(k > 0 ? "First " + k : "Second").append('\n');
        }
        System.out.print(sb);
    }
}
