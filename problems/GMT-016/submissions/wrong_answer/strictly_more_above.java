// Idea: right, but asks for more barges above than are needed: taking all of them is forgotten.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = in.nextInt();
            long[] a = new long[n + 1];
            long x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                if (i % 2 == 0) x ^= a[i];
            }
            int k = 0;
            for (int i = 0; i < n && x != 0; i += 2) {
                if ((a[i] ^ x) - a[i] < a[i + 1]) k++;
            }
            sb.append(k > 0 ? "First " + k : "Second").append('\n');
        }
        System.out.print(sb);
    }
}
