// Idea: a table of 100 001 values is as much as anybody will ask for.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        boolean[] win = new boolean[100001];
        for (int n = 1; n < win.length; n++) {
            win[n] = !win[n - 1] || n >= 3 && !win[n - 3] || n >= 4 && !win[n - 4];
        }
        Scanner sc = new Scanner(System.in);
        StringBuilder sb = new StringBuilder();
        for (int t = sc.nextInt(); t > 0; t--) sb.append(win[(int) sc.nextLong()] ? "First\n" : "Second\n");
        System.out.print(sb);
    }
}
