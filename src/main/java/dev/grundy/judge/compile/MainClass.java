package dev.grundy.judge.compile;

import dev.grundy.judge.compile.MainMethods.Declared;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Chooses the class to start among compiled Java classes, as {@code java FILE.java} of JDK 25 does. Where that would refuse the file because of the class
 * that it chose, the next one that can be started is taken.
 */
final class MainClass {
    private static final String NONE =
            "No class has a main method. Add a class with public static void main(String[] args).";

    private final Map<String, ClassModel> classes = new TreeMap<>();
    private final MainMethods mainMethods;

    private MainClass(Map<String, byte[]> classFiles) {
        classFiles.forEach((path, content) -> {
            if (path.endsWith(".class")) {
                ClassModel model = ClassFile.of().parse(content);
                classes.put(model.thisClass().asInternalName(), model);
            }
        });
        mainMethods = new MainMethods(classes);
    }

    /** The chosen class, or the reason for none. */
    sealed interface Choice {
        /** @param name in full, such as {@code game.Main} */
        record Start(String name) implements Choice {}

        /** @param reason in sentences for the author, with what to do */
        record Refusal(String reason) implements Choice {}
    }

    /**
     * Chooses among all classes of a program.
     *
     * @param classFiles by path, such as {@code game/Main.class}
     * @param order full names of types at the top level, those first that are tried first; others follow by name
     */
    static Choice among(Map<String, byte[]> classFiles, List<String> order) {
        return new MainClass(classFiles).choose(order);
    }

    private Choice choose(List<String> order) {
        List<String> refusals = new ArrayList<>();
        for (ClassModel model : topLevel(order)) {
            Optional<Declared> main = mainMethods.of(model);
            if (main.isPresent()) {
                Optional<ClassModel> start = startedFor(model, main.get());
                if (start.isPresent()) {
                    return new Choice.Start(fullName(start.get()));
                }
                refusals.add(refusal(model));
            }
        }
        return new Choice.Refusal(refusals.isEmpty() ? nestedMain().orElse(NONE) : refusals.getFirst());
    }

    private List<ClassModel> topLevel(List<String> order) {
        return classes.values().stream()
                .filter(model -> !isNested(model))
                .sorted(Comparator.comparingInt(model -> {
                    int at = order.indexOf(fullName(model));
                    return at < 0 ? order.size() : at;
                }))
                .toList();
    }

    /** The launcher makes an object of the class that declares the method, even where another inherits it. */
    private static Optional<ClassModel> startedFor(ClassModel model, Declared main) {
        return List.of(main.owner(), model).stream()
                .filter(candidate -> main.isStatic() || canBeMade(candidate))
                .findFirst();
    }

    private static boolean canBeMade(ClassModel model) {
        return !model.flags().has(AccessFlag.ABSTRACT)
                && !isNested(model)
                && model.methods().stream().anyMatch(MainClass::makesWithoutArguments);
    }

    private static boolean makesWithoutArguments(MethodModel method) {
        return method.methodName().equalsString("<init>")
                && method.methodType().equalsString("()V")
                && !method.flags().has(AccessFlag.PRIVATE);
    }

    private static String refusal(ClassModel model) {
        String reason = model.flags().has(AccessFlag.ABSTRACT)
                ? "it is abstract"
                : "it has no constructor without parameters that is not private";
        return "Java cannot start the main method of " + fullName(model)
                + ", since that is not static and no object of " + fullName(model) + " can be made: " + reason
                + ". Make the method static.";
    }

    private Optional<String> nestedMain() {
        return classes.values().stream()
                .filter(MainClass::isNested)
                .filter(model -> mainMethods.of(model).isPresent())
                .findFirst()
                .map(model -> "Only the nested class " + fullName(model).replace('$', '.')
                        + " has a main method, and Java starts classes of the top level."
                        + " Move the method to a class that lies in no other.");
    }

    private static boolean isNested(ClassModel model) {
        return model.findAttribute(Attributes.innerClasses())
                .filter(inner -> inner.classes().stream()
                        .anyMatch(info -> info.innerClass().equals(model.thisClass())))
                .isPresent();
    }

    private static String fullName(ClassModel model) {
        return model.thisClass().asInternalName().replace('/', '.');
    }
}
