import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<List<Integer>> successors = new ArrayList<>();
    static boolean[] visited;
    static List<Integer> endsFirst = new ArrayList<>(); // every node stands behind all nodes it leads to

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        for (int u = 0; u < n; u++) successors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) successors.get(in.nextInt() - 1).add(in.nextInt() - 1);
        int a = in.nextInt() - 1, b = in.nextInt() - 1;
        visited = new boolean[n];
        for (int u = 0; u < n; u++) visit(u);
        System.out.println(winningPairs()[a][b] ? "First" : "Second");
    }

    static void visit(int u) {
        if (visited[u]) return;
        visited[u] = true;
        for (int v : successors.get(u)) visit(v);
        endsFirst.add(u);
    }

    static boolean[][] winningPairs() {
        int n = successors.size();
        boolean[][] winning = new boolean[n][n];
        for (int a : endsFirst) {
            for (int b : endsFirst) {
                if (a == b) continue;
                for (int next : successors.get(a)) {
                    if (next != b && !winning[next][b]) winning[a][b] = true;
                }
                for (int next : successors.get(b)) {
                    if (next != a && !winning[a][next]) winning[a][b] = true;
                }
            }
        }
        return winning;
    }
}
