package dev.grundy.judge.make;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Enumeration.Instance;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("sandbox")
class EnumerationTest {
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    /** OEIS A003087, summed for 1 to 6 nodes, and A000273 for 1 to 5. */
    @ParameterizedTest
    @CsvSource({"GMT-002, 6326", "GMT-015, 6326", "GMT-017, 9846"})
    void everyGraphIsThereOnceUpToIsomorphism(String name, int count) {
        ProblemPackage problem =
                new PackageReader().read(Path.of("problems", name)).orThrow();
        Generation generation = new Generation(new ReadyProblem(problem, shop.workshop));
        List<Instance> all = new Enumeration(
                        generation, problem.game().orElseThrow().exhaustive().orElseThrow())
                .all();
        assertThat(all).hasSize(count);
        Set<Long> classes = new HashSet<>();
        all.forEach(instance -> classes.add(smallestCode(text(instance))));
        assertThat(classes).hasSize(count);
    }

    @Test
    void aListIsCutAtLinesThatAreTwoHyphens() {
        assertThat(split("1\n2\n--\n--3\n--\n"))
                .extracting(EnumerationTest::text)
                .containsExactly("1\n2\n", "--3\n");
        assertThat(split("1\n--\n2\n--\n"))
                .extracting(Instance::origin)
                .containsExactly("generators/all.cpp 3, number 1", "generators/all.cpp 3, number 2");
        assertThat(split("")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'1\n--\n--\n', number 2", "'1\n--\n2\n', after the last line", "'1\n--', after the last line"})
    void aBrokenListIsToldWithACure(String printed, String found) {
        assertThatThrownBy(() -> split(printed))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("generators/all.cpp 3")
                .hasMessageContaining(found)
                .hasMessageContaining("then a line that holds just --");
    }

    private static List<Instance> split(String printed) {
        return Enumeration.split(printed.getBytes(StandardCharsets.UTF_8), "all.cpp 3");
    }

    private static String text(Instance instance) {
        return new String(instance.input(), StandardCharsets.UTF_8);
    }

    /** The same for two graphs exactly if they differ in nothing but names. */
    private static long smallestCode(String input) {
        Scanner numbers = new Scanner(input);
        int nodes = numbers.nextInt();
        int[][] edges = IntStream.range(0, numbers.nextInt())
                .mapToObj(unused -> new int[] {numbers.nextInt(), numbers.nextInt()})
                .toArray(int[][]::new);
        return orders(nodes).stream()
                .mapToLong(order -> code(nodes, edges, order))
                .min()
                .orElseThrow();
    }

    private static long code(int nodes, int[][] edges, int[] order) {
        long code = (long) nodes << 48;
        for (int[] edge : edges) {
            code |= 1L << (order[edge[0]] * nodes + order[edge[1]]);
        }
        return code;
    }

    private static List<int[]> orders(int nodes) {
        List<int[]> orders = List.of(new int[0]);
        for (int size = 1; size <= nodes; size++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] order : orders) {
                for (int at = 0; at <= order.length; at++) {
                    longer.add(inserted(order, at));
                }
            }
            orders = longer;
        }
        return orders;
    }

    private static int[] inserted(int[] order, int at) {
        return IntStream.rangeClosed(0, order.length)
                .map(i -> i == at ? order.length : order[i < at ? i : i - 1])
                .toArray();
    }
}
