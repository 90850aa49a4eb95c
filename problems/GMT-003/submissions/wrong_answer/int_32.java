// Idea: an int is large enough for the squares.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        while (t-- > 0) {
            int d = sc.nextInt();
            int k = sc.nextInt();
            int z = (int) (d / (k * Math.sqrt(2)));
            int x = k * z;
            int y = k * (z + 1);
            System.out.println(x * x + y * y <= d * d ? "First" : "Second");
        }
    }
}
