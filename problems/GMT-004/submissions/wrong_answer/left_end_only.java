// Idea: the row is taken from the left.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int run = 0, last = -1;
        boolean rising = true;
        for (int i = 0; i < n; i++) {
            int x = sc.nextInt();
            rising = rising && x > last;
            if (rising) run++;
            last = x;
        }
        System.out.println(run % 2 == 1 ? "First" : "Second");
    }
}
