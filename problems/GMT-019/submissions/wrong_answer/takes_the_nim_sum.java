// Idea: the nim-sum is the number of stones to take, from the first pile that has so many.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int[] a = new int[in.nextInt()];
            int left = 0;
            for (int i = 0; i < a.length; i++) left += a[i] = in.nextInt();
            while (true) {
                int x = 0;
                for (int v : a) x ^= v;
                int best = -1;
                for (int i = 0; i < a.length && best < 0; i++) if (a[i] >= x) best = i;
                if (best < 0 || x == 0) {
                    x = 1;
                    best = 0;
                    while (best + 1 < a.length && a[best] == 0) best++;
                }
                a[best] -= x;
                left -= x;
                System.out.println((best + 1) + " " + x);
                if (left == 0 || !in.hasNextInt()) break;
                int p = in.nextInt() - 1;
                int s = in.nextInt();
                a[p] -= s;
                left -= s;
            }
        }
    }
}
