// Idea: right, but nextInt throws on the first number above 2^31 - 1.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = in.nextInt();
            int[] a = new int[n + 1];
            int x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextInt();
                if (i % 2 == 0) x ^= a[i];
            }
            int k = 0;
            for (int i = 0; i < n && x != 0; i += 2) if ((a[i] ^ x) - a[i] <= a[i + 1]) k++;
            sb.append(k > 0 ? "First " + k : "Second").append('\n');
        }
        System.out.print(sb);
    }
}
