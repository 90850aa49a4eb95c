import java.util.Scanner;

// As beginners write it: a Scanner, and a line printed at a time.
public class Stones {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int piles = in.nextInt();
        for (int i = 0; i < piles; i++) {
            long stones = in.nextLong();
            System.out.println(stones % 7 == 0 || stones % 7 == 2 ? "Second" : "First");
        }
    }
}
