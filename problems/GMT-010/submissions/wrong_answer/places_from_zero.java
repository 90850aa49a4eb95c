// Counts the places from 0, so that the classes change their names.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long odd = 0;
        long even = 0;
        for (int i = 0; i < n; i++) {
            if (i % 2 == 1) odd += in.nextLong();
            else even += in.nextLong();
        }
        System.out.println(odd > even ? "ODD " + odd : "EVEN " + even);
    }
}
