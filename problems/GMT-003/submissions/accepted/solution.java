import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int i = 0; i < games; i++) {
            long d = in.nextLong(), k = in.nextLong();
            long z = lastOnDiagonal(d, k);
            System.out.println(isInside(k * z, k * (z + 1), d) ? "First" : "Second");
        }
    }

    static boolean isInside(long x, long y, long d) {
        return x * x + y * y <= d * d;
    }

    static long lastOnDiagonal(long d, long k) {
        long inside = 0, outside = d / k + 1;
        while (outside - inside > 1) {
            long middle = (inside + outside) / 2;
            if (isInside(k * middle, k * middle, d)) inside = middle;
            else outside = middle;
        }
        return inside;
    }
}
