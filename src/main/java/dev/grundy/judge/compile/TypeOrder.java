package dev.grundy.judge.compile;

import dev.grundy.format.language.JavaSource;
import dev.grundy.judge.source.SourceFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** In which order Java looks at the types of a program for the one to start. */
final class TypeOrder {
    private TypeOrder() {}

    /**
     * The first type of the main file, then the one that is called like this file, then its others, then those of the
     * other files.
     *
     * @return full names
     */
    static List<String> of(Collection<SourceFile> files, SourceFile main) {
        Set<String> order = new LinkedHashSet<>();
        List<String> own = JavaSource.topLevelTypes(main.text());
        own.stream().limit(1).forEach(order::add);
        String likeTheFile = typeLike(main);
        own.stream().filter(likeTheFile::equals).forEach(order::add);
        order.addAll(own);
        order.add(likeTheFile);
        files.forEach(file -> order.addAll(JavaSource.topLevelTypes(file.text())));
        return new ArrayList<>(order);
    }

    private static String typeLike(SourceFile file) {
        String name = file.name().substring(file.name().lastIndexOf('/') + 1).replaceFirst("\\.[^.]*$", "");
        return JavaSource.packageName(file.text()).map(of -> of + ".").orElse("") + name;
    }
}
