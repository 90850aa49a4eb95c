package dev.grundy.judge.compile;

import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the {@code main} methods of compiled classes as Java 25 does (JLS 12.1.4). They may be declared or inherited, static or not, with an
 * array of strings or without parameters. Classes that are not among the given ones, such as the JDK's, count as having none. For one thread.
 */
final class MainMethods {
    private static final String NAME = "main";
    private static final String WITH_ARGUMENTS = "([Ljava/lang/String;)";
    private static final String WITHOUT = "()";

    private final Map<String, ClassModel> classes;

    /** @param classes by their internal names */
    MainMethods(Map<String, ClassModel> classes) {
        this.classes = Map.copyOf(classes);
    }

    /** A method with the class that declares it. */
    record Declared(ClassModel owner, MethodModel method) {
        boolean isStatic() {
            return method.flags().has(AccessFlag.STATIC);
        }

        private boolean canBeCalled() {
            return method.methodType().stringValue().endsWith(")V")
                    && !method.flags().has(AccessFlag.PRIVATE);
        }
    }

    /** The method that Java calls where it is told to start a class; empty if there is none. */
    Optional<Declared> of(ClassModel start) {
        return new Search(WITH_ARGUMENTS, true)
                .in(start)
                .or(() -> new Search(WITH_ARGUMENTS, false).in(start))
                .filter(Declared::canBeCalled)
                .or(() -> new Search(WITHOUT, false).in(start).filter(Declared::canBeCalled));
    }

    /** One look through the classes above one, which visits each interface once however many ways lead to it. */
    private final class Search {
        private final String parameters;
        private final boolean publicOnly;
        private final Map<String, Optional<Declared>> ofInterfaces = new HashMap<>();

        Search(String parameters, boolean publicOnly) {
            this.parameters = parameters;
            this.publicOnly = publicOnly;
        }

        /** A class's own declaration hides all others; then its superclasses count, then their interfaces' default methods. */
        Optional<Declared> in(ClassModel start) {
            Deque<ClassModel> without = new ArrayDeque<>();
            @Nullable ClassModel at = start;
            Optional<Declared> found = Optional.empty();
            while (at != null && found.isEmpty()) {
                found = declared(at, true);
                if (found.isEmpty()) {
                    without.push(at);
                    at = at.superclass().map(this::known).orElse(null);
                }
            }
            for (ClassModel below : without) {
                found = withInterfaces(found, below);
            }
            return found;
        }

        private Optional<Declared> inInterface(ClassModel start) {
            String name = start.thisClass().asInternalName();
            Optional<Declared> earlier = ofInterfaces.get(name);
            if (earlier != null) {
                return earlier;
            }
            Optional<Declared> found = declared(start, false);
            if (found.isEmpty()) {
                found = withInterfaces(found, start);
            }
            ofInterfaces.put(name, found);
            return found;
        }

        private Optional<Declared> withInterfaces(Optional<Declared> sofar, ClassModel below) {
            Optional<Declared> found = sofar;
            for (ClassEntry entry : below.interfaces()) {
                ClassModel above = known(entry);
                Optional<Declared> other = above == null ? Optional.empty() : inInterface(above);
                if (other.isPresent() && (found.isEmpty() || overrides(other.get(), found.get()))) {
                    found = other;
                }
            }
            return found;
        }

        private Optional<Declared> declared(ClassModel owner, boolean withStatic) {
            for (MethodModel method : owner.methods()) {
                AccessFlags flags = method.flags();
                if (method.methodName().equalsString(NAME)
                        && method.methodType().stringValue().startsWith(parameters)
                        && (withStatic || !flags.has(AccessFlag.STATIC))
                        && (!publicOnly || flags.has(AccessFlag.PUBLIC))) {
                    return Optional.of(new Declared(owner, method));
                }
            }
            return Optional.empty();
        }

        private @Nullable ClassModel known(ClassEntry entry) {
            return classes.get(entry.asInternalName());
        }

        /** Between two interfaces that of the one which extends the other counts; a class's own counts before any interface's. */
        private boolean overrides(Declared method, Declared other) {
            if (!other.owner().flags().has(AccessFlag.INTERFACE)) {
                return false;
            }
            Set<String> above = new HashSet<>();
            List<ClassModel> left = new ArrayList<>(List.of(method.owner()));
            while (!left.isEmpty()) {
                for (ClassEntry entry : left.removeLast().interfaces()) {
                    ClassModel next = known(entry);
                    if (next != null && above.add(entry.asInternalName())) {
                        left.add(next);
                    }
                }
            }
            return above.contains(other.owner().thisClass().asInternalName());
        }
    }
}
