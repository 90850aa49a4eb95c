package dev.grundy.planted;

import jakarta.inject.Singleton;

/** Something of the framework where plain Java is wanted. */
public final class Framework {
    Class<?> planted = Singleton.class;
}
