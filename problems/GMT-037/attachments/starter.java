import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        char[] owner = new char[n]; // 'E' or 'O'
        int[] priority = new int[n];
        List<List<Integer>> to = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            owner[node] = in.next().charAt(0);
            priority[node] = in.nextInt();
            to.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) to.get(in.nextInt()).add(in.nextInt());
        // Write your solution here.
        for (int node = 0; node < n; node++) System.out.println("Even");
    }
}
