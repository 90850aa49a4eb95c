import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer words = new StringTokenizer(in.readLine());
        words.nextToken();
        int[] numbers = new int[Integer.parseInt(words.nextToken())];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(words.nextToken());
        }

        int width = numbers[numbers.length - 1];
        List<Integer> values = new ArrayList<>();
        Map<List<Integer>, Integer> seen = new HashMap<>();
        int begin = 0;
        while (true) {
            values.add(nextValue(values, numbers));
            if (values.size() >= width) {
                begin = values.size() - width;
                if (seen.putIfAbsent(List.copyOf(values.subList(begin, values.size())), begin) != null) {
                    break;
                }
            }
        }
        int first = seen.get(values.subList(begin, values.size()));
        int period = begin - first;
        StringBuilder out = new StringBuilder();
        StringTokenizer piles = new StringTokenizer(in.readLine());
        while (piles.hasMoreTokens()) {
            long n = Long.parseLong(piles.nextToken());
            out.append(values.get((int) (n < first ? n : first + (n - first) % period))).append('\n');
        }
        System.out.print(out);
    }

    private static int nextValue(List<Integer> values, int[] numbers) {
        boolean[] reached = new boolean[numbers.length + 1];
        for (int number : numbers) {
            if (number <= values.size()) {
                reached[values.get(values.size() - number)] = true;
            }
        }
        int value = 0;
        while (reached[value]) {
            value++;
        }
        return value;
    }
}
