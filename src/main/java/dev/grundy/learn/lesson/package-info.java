/**
 * Lessons: short texts with positions to play from, read from {@code problems/paths/lessons}, their pages, and their readers. Where they
 * stand on a path is said by {@code dev.grundy.problem.paths}. {@link dev.grundy.learn.lesson.LessonFiles} is for code that checks them.
 */
@NullMarked
package dev.grundy.learn.lesson;

import org.jspecify.annotations.NullMarked;
