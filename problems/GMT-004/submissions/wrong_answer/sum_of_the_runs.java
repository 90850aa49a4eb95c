// Idea: the game lasts as long as both runs together, so the parity of their sum decides.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        int l = 1, r = 1;
        while (l < n && a[l] > a[l - 1]) l++;
        while (r < n && a[n - r - 1] > a[n - r]) r++;
        System.out.println((l + r) % 2 == 1 || n == 1 ? "First" : "Second");
    }
}
