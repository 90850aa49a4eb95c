// Idea: be greedy; clears both piles if they are equal, else the larger one.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            long a = in.nextLong(), b = in.nextLong();
            while (a > 0 || b > 0) {
                int w = a == b ? 0 : a > b ? 1 : 2;
                long s = Math.max(a, b);
                System.out.println(w + " " + s);
                if (w != 2) a -= s;
                if (w != 1) b -= s;
                if (a + b == 0 || !in.hasNextLong()) break;
                w = in.nextInt();
                s = in.nextLong();
                if (w != 2) a -= s;
                if (w != 1) b -= s;
            }
        }
    }
}
