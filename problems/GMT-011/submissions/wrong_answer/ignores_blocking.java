// Idea: the table over all pairs, but tokens may share a node.
import java.util.*;

public class Main {
    static int n;
    static List<List<Integer>> adj = new ArrayList<>();
    static int[][] memo;

    static boolean win(int u, int v) {
        if (memo[u][v] >= 0) return memo[u][v] == 1;
        boolean w = false;
        for (int x : adj.get(u)) if (!win(x, v)) w = true;
        for (int x : adj.get(v)) if (!win(u, x)) w = true;
        memo[u][v] = w ? 1 : 0;
        return w;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int m = sc.nextInt();
        for (int i = 0; i <= n; i++) adj.add(new ArrayList<>());
        while (m-- > 0) adj.get(sc.nextInt()).add(sc.nextInt());
        memo = new int[n + 1][n + 1];
        for (int[] row : memo) Arrays.fill(row, -1);
        System.out.println(win(sc.nextInt(), sc.nextInt()) ? "First" : "Second");
    }
}
