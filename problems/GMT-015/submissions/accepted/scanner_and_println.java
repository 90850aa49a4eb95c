// Written without a thought of speed: Scanner, recursion with memory on a thread with a large stack, one print for each value.
import java.util.*;

public class Main {
    static List<List<Integer>> successors = new ArrayList<>();
    static int[] memo;

    static int grundy(int u) {
        if (memo[u] >= 0) return memo[u];
        Set<Integer> seen = new HashSet<>();
        for (int v : successors.get(u)) seen.add(grundy(v));
        int value = 0;
        while (seen.contains(value)) value++;
        return memo[u] = value;
    }

    static void solve() {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        for (int u = 0; u < n; u++) successors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) successors.get(in.nextInt()).add(in.nextInt());
        memo = new int[n];
        Arrays.fill(memo, -1);
        for (int u = 0; u < n; u++) System.out.print(grundy(u) + " ");
        System.out.println();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(null, Main::solve, "solver", 200L << 20);
        thread.start();
        thread.join();
    }
}
