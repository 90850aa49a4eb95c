package dev.grundy.format.writeup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An input with its output that a document walks through.
 *
 * @param line   at which it begins
 * @param input  as programs read it; empty where the document only describes it
 * @param told   the document's description of the input, where that is not the input itself
 * @param output as programs print it; empty where the document does not say it word for word
 */
record WrittenSample(int line, Optional<String> input, Optional<String> told, Optional<String> output) {
    private static final Pattern LABEL = Pattern.compile(
            "[ \\t]{0,8}(?:[-*+][ \\t]++|#{1,6}[ \\t]++|\\d{1,3}[.)][ \\t]++)?+[*_]{0,2}+(?:(?:sample|example|test|expected)[ \\t]++)?+"
                    + "(input|output|result|answer)(?:[ \\t]++\\d{1,3})?+[ \\t]*+(:?+[*_]{0,2}+:?+)[ \\t]*+(.*+)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CODE = Pattern.compile("`([^`]++)`\\.?+");
    private static final Pattern NUMBERS = Pattern.compile("-?+\\d++(?:[ \\t]++-?+\\d++)*+");
    private static final Pattern NODES = Pattern.compile("(\\d{1,6})[ \\t]++(?:nodes|vertices)\\b");
    private static final Pattern EDGE = Pattern.compile("(\\d{1,6})[ \\t]*+(?:-{1,2}+>|→)[ \\t]*+(\\d{1,6})");
    private static final Pattern TOKENS =
            Pattern.compile("tokens?+[ \\t]++(?:are[ \\t]++|start[ \\t]++)?+(?:at|on)[ \\t]++(?:nodes?+[ \\t]++)?+"
                    + "(\\d{1,6}(?:[ \\t]*+(?:,|and|&)[ \\t]*+\\d{1,6})*+)");
    private static final Pattern NUMBER = Pattern.compile("\\d++");

    private static final String EXAMPLE = "example";

    /** All of a text, in their order. */
    static List<WrittenSample> in(List<DocumentLine> text) {
        List<WrittenSample> samples = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            DocumentLine line = text.get(i);
            if (line.kind() == DocumentLine.Kind.OPENING && line.info().equalsIgnoreCase(EXAMPLE)) {
                example(line.number(), code(text, i)).ifPresent(samples::add);
            }
            Matcher label = LABEL.matcher(line.text());
            if (!line.isText() || !label.matches() || !isLabel(line, label)) {
                continue;
            }
            boolean isInput = label.group(1).toLowerCase(Locale.ROOT).equals("input");
            Said said = said(label.group(3).strip(), text, i + 1);
            if (isInput) {
                samples.add(ofInput(line.number(), said));
            } else if (!samples.isEmpty() && samples.getLast().output().isEmpty()) {
                samples.set(samples.size() - 1, samples.getLast().withOutput(said));
            }
        }
        return samples;
    }

    /** A word that begins a sentence is no label: a colon follows one, or nothing. */
    private static boolean isLabel(DocumentLine line, Matcher label) {
        return label.group(2).contains(":")
                || label.group(3).isBlank() && line.text().stripLeading().matches("[#*_].*+");
    }

    /** How a document gives an input or output: in a sentence, as code within one, or as a block. */
    private enum Form {
        WORDS,
        CODE,
        BLOCK
    }

    private record Said(String text, Form form) {}

    private static Said said(String inline, List<DocumentLine> text, int next) {
        if (!inline.isEmpty()) {
            Matcher code = CODE.matcher(inline);
            return code.matches() ? new Said(code.group(1), Form.CODE) : new Said(inline, Form.WORDS);
        }
        int at = next;
        while (at < text.size() && text.get(at).isBlank()) {
            at++;
        }
        if (at < text.size() && text.get(at).kind() == DocumentLine.Kind.OPENING) {
            return new Said(String.join("\n", code(text, at)), Form.BLOCK);
        }
        return new Said("", Form.WORDS);
    }

    private static List<String> code(List<DocumentLine> text, int opening) {
        List<String> code = new ArrayList<>();
        for (int i = opening + 1; i < text.size() && text.get(i).kind() == DocumentLine.Kind.CODE; i++) {
            code.add(text.get(i).text());
        }
        return code;
    }

    private static Optional<WrittenSample> example(int line, List<String> code) {
        int bar = code.indexOf("---");
        return bar < 0
                ? Optional.empty()
                : Optional.of(new WrittenSample(
                        line,
                        Optional.of(ended(String.join("\n", code.subList(0, bar)))),
                        Optional.empty(),
                        Optional.of(ended(String.join("\n", code.subList(bar + 1, code.size()))))));
    }

    private static WrittenSample ofInput(int line, Said said) {
        String text = said.form() == Form.BLOCK ? said.text() : said.text().strip();
        boolean isExact = said.form() == Form.BLOCK || NUMBERS.matcher(text).matches();
        if (isExact) {
            return new WrittenSample(line, Optional.of(ended(text)), Optional.empty(), Optional.empty());
        }
        return new WrittenSample(line, ofGraph(text), Optional.of(text), Optional.empty());
    }

    private WrittenSample withOutput(Said said) {
        Optional<String> exact = said.form() != Form.WORDS && !said.text().isBlank()
                ? Optional.of(ended(said.text().strip()))
                : Optional.empty();
        return new WrittenSample(line, input, told, exact);
    }

    /** "5 nodes, 1->3, 3->4. Tokens at 2, 3": numbers of nodes and edges, a line for each edge, one for the tokens. */
    private static Optional<String> ofGraph(String text) {
        Matcher nodes = NODES.matcher(text);
        List<String> edges = EDGE.matcher(text)
                .results()
                .map(edge -> edge.group(1) + " " + edge.group(2))
                .toList();
        if (!nodes.find() || edges.isEmpty()) {
            return Optional.empty();
        }
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        lines.add(nodes.group(1) + " " + edges.size());
        edges.forEach(lines::add);
        Matcher tokens = TOKENS.matcher(text.toLowerCase(Locale.ROOT));
        if (tokens.find()) {
            lines.add(String.join(
                    " ",
                    NUMBER.matcher(tokens.group(1))
                            .results()
                            .map(number -> number.group())
                            .toList()));
        }
        return Optional.of(lines.toString());
    }

    private static String ended(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
