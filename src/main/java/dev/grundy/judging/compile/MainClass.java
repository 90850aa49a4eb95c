package dev.grundy.judging.compile;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the class to start among compiled Java classes. */
final class MainClass {
    private static final Set<MethodTypeDesc> MAIN_TYPES = Set.of(
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_String.arrayType()),
            MethodTypeDesc.of(ConstantDescs.CD_void));

    private MainClass() {}

    /**
     * The class the {@code java} launcher can start: of several the one called {@code Main} in any case, else the public
     * one, else the first by name.
     *
     * @param classFiles by path, such as {@code game/Main.class}
     * @return its full name; empty if no class has a {@code main} method
     */
    static Optional<String> among(Map<String, byte[]> classFiles) {
        List<ClassModel> candidates = classFiles.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".class"))
                .map(file -> ClassFile.of().parse(file.getValue()))
                .filter(MainClass::canStart)
                .toList();
        return candidates.stream()
                .min(Comparator.comparingInt(MainClass::rank).thenComparing(MainClass::fullName))
                .map(MainClass::fullName);
    }

    /** Since Java 25, {@code main} may be an instance method, may leave out its parameter, and need not be public. */
    private static boolean canStart(ClassModel model) {
        return model.methods().stream().anyMatch(MainClass::isMain)
                && !model.flags().has(AccessFlag.INTERFACE);
    }

    private static boolean isMain(MethodModel method) {
        return method.methodName().equalsString("main")
                && MAIN_TYPES.contains(method.methodTypeSymbol())
                && !method.flags().has(AccessFlag.PRIVATE);
    }

    private static int rank(ClassModel model) {
        String name = fullName(model);
        if (name.substring(name.lastIndexOf('.') + 1).equalsIgnoreCase("main")) {
            return 0;
        }
        return model.flags().has(AccessFlag.PUBLIC) ? 1 : 2;
    }

    private static String fullName(ClassModel model) {
        return model.thisClass().asInternalName().replace('/', '.');
    }
}
