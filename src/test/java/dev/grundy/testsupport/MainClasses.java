package dev.grundy.testsupport;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;

/** The compiled classes of the product, read once for all tests of a JVM that look at them: reading takes seconds. */
public final class MainClasses {
    private MainClasses() {}

    /** All of them, without the tests. */
    public static JavaClasses all() {
        return Read.ALL;
    }

    public static Stream<JavaClass> stream() {
        return Read.ALL.stream();
    }

    private static final class Read {
        private static final JavaClasses ALL = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.grundy");
    }
}
