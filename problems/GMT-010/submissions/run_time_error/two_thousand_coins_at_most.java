// Keeps the array size of the problem with the optimal strategy: room for two thousand coins.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] values = new long[2000];
        for (int i = 0; i < n; i++) values[i] = in.nextLong();
        long odd = 0;
        long even = 0;
        for (int i = 0; i < n; i += 2) {
            odd += values[i];
            even += values[i + 1];
        }
        System.out.println(odd > even ? "ODD " + odd : "EVEN " + even);
    }
}
