// Idea: the first player moves token a and the second player moves token b.
import java.util.*;

public class Main {
    static List<Integer>[] adj;
    static Boolean[][] memo;

    static boolean win(int mine, int other) {
        if (memo[mine][other] != null) return memo[mine][other];
        boolean result = false;
        for (int next : adj[mine]) {
            if (next != other && !win(other, next)) {
                result = true;
                break;
            }
        }
        return memo[mine][other] = result;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        adj = new List[n + 1];
        for (int i = 0; i <= n; i++) adj[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int u = sc.nextInt();
            int v = sc.nextInt();
            adj[u].add(v);
        }
        memo = new Boolean[n + 1][n + 1];
        System.out.println(win(sc.nextInt(), sc.nextInt()) ? "First" : "Second");
    }
}
