// Idea: an array of 10 005 values will do.
import java.util.Scanner;

public class Main {
    static int[] a = new int[10005];

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        int left = 1, right = 1;
        while (left < n && a[left] > a[left - 1]) left++;
        while (right < n && a[n - 1 - right] > a[n - right]) right++;
        System.out.println(left % 2 == 0 && right % 2 == 0 ? "Second" : "First");
    }
}
