// Idea: leave the largest Fibonacci number that is smaller than the pile.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            long n = in.nextLong(), m = in.nextLong();
            long a = 1, b = 2;
            while (b <= n) {
                long c = a + b;
                a = b;
                b = c;
            }
            long taken = n == a ? n : n - a;
            sb.append(taken <= m ? "First " + taken : "Second").append('\n');
        }
        System.out.print(sb);
    }
}
