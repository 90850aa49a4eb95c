package dev.grundy.progress;

import java.time.LocalDate;

/** What a person sent on a day of their calendar; everything accepted was judged. */
record PracticeDay(LocalDate day, int judged, int accepted) {}
