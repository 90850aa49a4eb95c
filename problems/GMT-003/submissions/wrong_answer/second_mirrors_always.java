// Idea: Second mirrors every move at the diagonal, so Second always wins (except when there is just one move).
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            long d = in.nextLong(), k = in.nextLong();
            System.out.println(2 * k * k > d * d ? "First" : "Second");
        }
    }
}
