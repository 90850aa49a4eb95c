import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static int[] owner; // 0: Even, 1: Odd, as the remainders of priorities
    private static int[] priority;
    private static List<List<Integer>> to;
    private static List<List<Integer>> from;
    private static int[] winner;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        owner = new int[n];
        priority = new int[n];
        winner = new int[n];
        to = new ArrayList<>();
        from = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            owner[node] = in.next().equals("E") ? 0 : 1;
            priority[node] = in.nextInt();
            to.add(new ArrayList<>());
            from.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) {
            int u = in.nextInt();
            int v = in.nextInt();
            to.get(u).add(v);
            from.get(v).add(u);
        }
        BitSet all = new BitSet();
        all.set(0, n);
        solve(all);
        StringBuilder out = new StringBuilder();
        for (int player : winner) {
            out.append(player == 0 ? "Even\n" : "Odd\n");
        }
        System.out.print(out);
    }

    /** All nodes of the part from which the player can force the token into these. */
    private static BitSet attract(BitSet part, BitSet nodes, int player) {
        BitSet reached = (BitSet) nodes.clone();
        List<Integer> queue = new ArrayList<>(nodes.stream().boxed().toList());
        for (int i = 0; i < queue.size(); i++) {
            for (int node : from.get(queue.get(i))) {
                if (part.get(node) && !reached.get(node) && (owner[node] == player || hasToGo(node, part, reached))) {
                    reached.set(node);
                    queue.add(node);
                }
            }
        }
        return reached;
    }

    private static boolean hasToGo(int node, BitSet part, BitSet reached) {
        for (int next : to.get(node)) {
            if (part.get(next) && !reached.get(next)) {
                return false;
            }
        }
        return true;
    }

    /** Writes down the winners of a part that nobody has to leave. */
    private static void solve(BitSet whole) {
        BitSet part = (BitSet) whole.clone();
        while (!part.isEmpty()) {
            int highest = part.stream().map(node -> priority[node]).max().getAsInt();
            BitSet top = new BitSet();
            part.stream().filter(node -> priority[node] == highest).forEach(top::set);
            int player = highest % 2;
            BitSet near = attract(part, top, player);
            near.stream().forEach(node -> winner[node] = player);
            BitSet rest = (BitSet) part.clone();
            rest.andNot(near);
            solve(rest);
            BitSet lost = new BitSet();
            rest.stream().filter(node -> winner[node] != player).forEach(lost::set);
            if (lost.isEmpty()) {
                return;
            }
            BitSet falling = attract(part, lost, 1 - player);
            falling.stream().forEach(node -> winner[node] = 1 - player);
            part.andNot(falling);
        }
    }
}
