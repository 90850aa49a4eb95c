package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.format.language.Languages;
import dev.grundy.testsupport.LogLines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LanguageTrialsTest {
    private static final NodeLanguage JAVA = new NodeLanguage("java", "25", "");
    private static final NodeLanguage NO_RUST = new NodeLanguage("rust", "", "rustc is missing");
    private static final NodeLanguage RUST = new NodeLanguage("rust", "1.90", "");

    private final List<List<NodeLanguage>> knownBefore = new ArrayList<>();
    private final List<List<NodeLanguage>> found = new ArrayList<>();
    private List<NodeLanguage> onThisHost = List.of(JAVA, NO_RUST);

    private final LanguageTrials trials = new LanguageTrials(Languages.standard(), this::tryAll, found::add);

    private List<NodeLanguage> tryAll(List<NodeLanguage> known) {
        knownBefore.add(known);
        return onThisHost;
    }

    @Test
    void eachTrialKnowsTheResultOfTheOneBefore() {
        trials.tryMissing();
        trials.tryMissing();
        assertThat(knownBefore).containsExactly(List.of(), List.of(JAVA, NO_RUST));
    }

    @Test
    void aResultIsToldOnce() {
        trials.tryMissing();
        trials.tryMissing();
        assertThat(found).containsExactly(List.of(JAVA, NO_RUST));
    }

    @Test
    void aLanguageWhoseToolsCameLaterIsTold() {
        trials.tryMissing();
        onThisHost = List.of(JAVA, RUST);
        trials.tryMissing();
        assertThat(found).containsExactly(List.of(JAVA, NO_RUST), List.of(JAVA, RUST));
    }

    @Test
    void aLanguageThatDoesNotWorkForAnotherReasonIsLoggedOnce() throws InterruptedException {
        try (LogLines log = LogLines.of(LanguageTrials.class)) {
            onThisHost = List.of(new NodeLanguage("java", "", "no room in job 1"));
            trials.tryMissing();
            onThisHost = List.of(new NodeLanguage("java", "", "no room in job 2"));
            trials.tryMissing();
            assertThat(log.await("java", Duration.ZERO)).contains("java cannot be judged here: no room in job 1");
            assertThat(log.await("java", Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void aResultThatCouldNotBeToldIsToldTheNextTime() {
        List<List<NodeLanguage>> tries = new ArrayList<>();
        LanguageTrials interrupted = new LanguageTrials(Languages.standard(), this::tryAll, languages -> {
            tries.add(languages);
            if (tries.size() == 1) {
                throw new IllegalStateException("interrupted");
            }
        });
        assertThatThrownBy(interrupted::tryMissing).isInstanceOf(IllegalStateException.class);
        interrupted.tryMissing();
        assertThat(tries).containsExactly(List.of(JAVA, NO_RUST), List.of(JAVA, NO_RUST));
    }
}
