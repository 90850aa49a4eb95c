// Idea: arrays for a thousand nodes will do.
import java.util.*;

public class Main {
    static final int MAX = 1005;
    static int[] head = new int[MAX], next = new int[MAX * MAX], to = new int[MAX * MAX];
    static int[] state = new int[MAX];

    static boolean win(int u) {
        if (state[u] == 0) {
            state[u] = 1;
            for (int e = head[u]; e > 0; e = next[e]) {
                if (!win(to[e])) state[u] = 2;
            }
        }
        return state[u] == 2;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        for (int i = 1; i <= m; i++) {
            int u = sc.nextInt();
            to[i] = sc.nextInt();
            next[i] = head[u];
            head[u] = i;
        }
        StringBuilder sb = new StringBuilder();
        for (int u = 0; u < n; u++) sb.append(win(u) ? "Winning " : "Losing ");
        System.out.println(sb);
    }
}
