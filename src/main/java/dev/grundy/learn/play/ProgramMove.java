package dev.grundy.learn.play;

/** The state of asking a program for its move. */
sealed interface ProgramMove {
    /** It is being asked. */
    record Asked(long id) implements ProgramMove {}

    /** Its first line, which need not be a move. */
    record Said(String line) implements ProgramMove {}

    /** It said nothing, for that reason. */
    record Failed(String reason) implements ProgramMove {}

    /** It could not be asked, through a fault of ours. */
    record Lost() implements ProgramMove {}
}
