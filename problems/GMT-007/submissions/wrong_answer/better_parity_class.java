// First keeps to the better one of the odd and the even places: safe, but not the best.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] sums = new long[2];
        for (int i = 0; i < n; i++) sums[i % 2] += in.nextLong();
        System.out.println(Math.max(sums[0], sums[1]));
    }
}
