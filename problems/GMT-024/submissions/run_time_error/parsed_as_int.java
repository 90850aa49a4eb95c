// Idea: piles are ints; Scanner throws on the first that is larger.
import java.util.*;

public class Main {
    static int smaller(long k) {
        return (int) Math.floor(k * (1 + Math.sqrt(5)) / 2);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int[] p = {in.nextInt(), in.nextInt()};
            while (true) {
                int big = p[0] < p[1] ? 1 : 0;
                int a = p[1 - big];
                int w = 0;
                int s = a - smaller(p[big] - a);
                if (s <= 0) {
                    int k = 0;
                    while (smaller(k) < a) k++;
                    int rest = a + k;
                    if (smaller(k) != a) {
                        k = 0;
                        while (smaller(k) + k < a) k++;
                        rest = a - k;
                    }
                    w = big + 1;
                    s = p[big] - rest;
                }
                System.out.println(w + " " + s);
                if (w != 2) p[0] -= s;
                if (w != 1) p[1] -= s;
                if (p[0] + p[1] == 0) break;
                w = in.nextInt();
                s = in.nextInt();
                if (w != 2) p[0] -= s;
                if (w != 1) p[1] -= s;
            }
        }
    }
}
