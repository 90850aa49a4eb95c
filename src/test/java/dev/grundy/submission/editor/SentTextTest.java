package dev.grundy.submission.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.SourceCheck;
import org.junit.jupiter.api.Test;

class SentTextTest {
    /** Browsers send CR LF, which counts in no draft, no file and no request of the API. */
    @Test
    void aTypedProgramIsMeasuredWithoutTheCarriageReturnsOfTheForm() {
        int lines = (int) SourceCheck.LARGEST.bytes() / 2;

        SentText sent = SentText.of("x\r\n".repeat(lines), null);

        assertThat(sent.source().text()).isEqualTo("x\n".repeat(lines));
        assertThat((long) sent.source().bytes().length).isEqualTo(SourceCheck.LARGEST.bytes());
    }

    @Test
    void whatIsNotSentIsAnEmptyText() {
        assertThat(SentText.of(null, null).source().text()).isEmpty();
    }
}
