import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer values = new StringTokenizer(in.readLine());
        long odd = 0;
        long even = 0;
        for (int place = 1; place <= n; place++) {
            long value = Long.parseLong(values.nextToken());
            if (place % 2 == 1) odd += value;
            else even += value;
        }
        System.out.println(odd > even ? "ODD " + odd : "EVEN " + even);
    }
}
