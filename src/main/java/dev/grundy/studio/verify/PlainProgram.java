package dev.grundy.studio.verify;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A program as a beginner writes one in each language: it reads the input word by word, prints line by line, and computes nothing. What it
 * needs is what reading and printing alone cost.
 */
enum PlainProgram {
    CPP("cpp", """
            #include <iostream>
            #include <string>
            int main() {
                std::string word;
                while (std::cin >> word) {}
                for (int i = 0; i < @lines@; i++) std::cout << "@line@" << std::endl;
            }
            """),
    JAVA("java", """
            import java.util.Scanner;

            class Plain {
                public static void main(String[] args) {
                    Scanner in = new Scanner(System.in);
                    while (in.hasNext()) {
                        if (in.hasNextLong()) in.nextLong();
                        else in.next();
                    }
                    for (int i = 0; i < @lines@; i++) System.out.println("@line@");
                }
            }
            """),
    PYTHON("python", """
            try:
                while True:
                    input().split()
            except EOFError:
                pass
            for i in range(@lines@):
                print("@line@")
            """),
    JAVASCRIPT("javascript", """
            const lines = require('readline').createInterface({ input: process.stdin });
            lines.on('line', (line) => line.split(' '));
            lines.on('close', () => {
              for (let i = 0; i < @lines@; i++) console.log('@line@');
            });
            """);

    /** From which length on lines are made of words that somebody prints one by one. */
    private static final int LONG_LINE = 80;

    private final String language;
    private final String source;

    PlainProgram(String language, String source) {
        this.language = language;
        this.source = source;
    }

    /** Empty for a language that none is written in. */
    static Optional<PlainProgram> in(String language) {
        return Arrays.stream(values())
                .filter(program -> program.language.equals(language))
                .findFirst();
    }

    /**
     * Its source, for an input with that answer: it prints as many lines of the same length, or as many words where lines are long.
     *
     * @param answer text in UTF-8
     */
    String source(byte[] answer) {
        String text = new String(answer, StandardCharsets.UTF_8);
        long lines = text.lines().count();
        long pieces = lines > 0 && text.length() / lines > LONG_LINE
                ? Arrays.stream(text.split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .count()
                : lines;
        int length = pieces == 0 ? 0 : Math.clamp(text.length() / pieces - 1, 1, LONG_LINE);
        return source.replace("@lines@", Long.toString(pieces)).replace("@line@", "a".repeat(length));
    }
}
