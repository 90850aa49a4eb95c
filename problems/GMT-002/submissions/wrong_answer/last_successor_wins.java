// Idea: the value of the last successor looked at overwrites what the earlier ones said.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        List<List<Integer>> adj = new ArrayList<>();
        for (int i = 0; i < n; i++) adj.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = sc.nextInt();
            int v = sc.nextInt();
            adj.get(u).add(v);
        }
        int[] memo = new int[n];
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(win(i, adj, memo) ? "Winning" : "Losing").append(' ');
        System.out.println(sb);
    }

    static boolean win(int u, List<List<Integer>> adj, int[] memo) {
        if (memo[u] != 0) return memo[u] == 1;
        boolean w = false;
        for (int v : adj.get(u)) w = !win(v, adj, memo);
        memo[u] = w ? 1 : 2;
        return w;
    }
}
