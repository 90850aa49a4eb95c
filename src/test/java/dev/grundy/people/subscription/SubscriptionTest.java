package dev.grundy.people.subscription;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.subscription.payment.PriceTax;
import dev.grundy.people.tier.Right;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** From what the provider says to how long there is a right. Days are counted from the subscription's start. */
class SubscriptionTest {
    private static final Instant START = Instant.parse("2026-11-01T00:00:00Z");
    private static final Duration GRACE = Duration.ofDays(15);

    @ParameterizedTest(name = "{0} period {1}-{2}, ends {3}, billed {4}: until {5}")
    @CsvSource({
        // who goes on paying is not shut out because word of a renewal is late
        "ACTIVE, 0, 30, , , 45",
        "TRIALING, 0, 7, , , 22",
        "ACTIVE, 0, 30, 30, , 30",
        "ACTIVE, 30, 60, 50, , 50",
        // fifteen days from the bill that was not paid
        "PAST_DUE, 30, 60, , 30, 45",
        "PAST_DUE, 30, 60, , 40, 55",
        "PAST_DUE, 30, 60, 35, 30, 35",
        "PAST_DUE, 30, 60, , , 45",
        "CANCELED, 0, 30, 30, , 30",
        "CANCELED, 0, 30, 12, , 12",
        "CANCELED, 30, 60, 51, 30, 45"
    })
    void aRightLastsAsLongAsWhatIsPaid(
            State state, int periodStart, int periodEnd, Integer ends, Integer billed, int until) {
        Subscription subscription = subscription(state, periodStart, periodEnd, ends, billed);
        assertThat(subscription.rightUntil(GRACE)).contains(day(until));
    }

    @ParameterizedTest
    @EnumSource(
            value = State.class,
            names = {"INCOMPLETE", "INCOMPLETE_EXPIRED", "UNPAID", "PAUSED", "REFUNDED", "UNKNOWN"})
    void whatIsNotPaidGivesNothing(State state) {
        assertThat(subscription(state, 0, 30, null, 0).rightUntil(GRACE)).isEmpty();
    }

    @Test
    void whatIsPaidOnceHasNoEnd() {
        assertThat(subscription(State.PAID, 0, 30, null, null).rightUntil(GRACE))
                .contains(Instant.MAX);
    }

    @Test
    void onlyWhatGoesOnIsDueAgain() {
        assertThat(subscription(State.ACTIVE, 0, 30, null, null).renewsAt()).contains(day(30));
        assertThat(subscription(State.ACTIVE, 0, 30, 30, null).renewsAt()).isEmpty();
        assertThat(subscription(State.CANCELED, 0, 30, 30, null).renewsAt()).isEmpty();
    }

    @Test
    void whatIsHadForGoodIsSoldNoSecondTimeWhileMoreIsHad() {
        TierPrice basic = new TierPrice(Tier.BASIC, "price_1", StripeMoney.of(500, "eur"), PriceTax.UNSPECIFIED, "", 1);
        Right pro = new Right(Tier.PRO, day(45));
        Kept running = kept(Tier.PRO, State.ACTIVE);
        assertThat(basic.isFor(List.of(running), pro)).isTrue();
        assertThat(basic.isFor(List.of(running, kept(Tier.BASIC, State.REFUNDED)), pro))
                .isTrue();
        assertThat(basic.isFor(List.of(running, kept(Tier.BASIC, State.PAID)), pro))
                .isFalse();
    }

    @Test
    void aWordOfTheProvidersThatIsNewGivesNothing() {
        assertThat(State.ofCode("hibernating")).isEqualTo(State.UNKNOWN);
        assertThat(State.ofCode("past_due")).isEqualTo(State.PAST_DUE);
    }

    private static Subscription subscription(
            State state, int periodStart, int periodEnd, Integer ends, Integer billed) {
        return new Subscription(
                "sub_1",
                state,
                "price_1",
                START,
                day(periodStart),
                day(periodEnd),
                Optional.ofNullable(ends).map(SubscriptionTest::day),
                Optional.ofNullable(billed).map(SubscriptionTest::day),
                Optional.empty());
    }

    private static Kept kept(Tier tier, State state) {
        return new Kept("paid_1", Optional.of(tier), state, Optional.empty(), Optional.empty());
    }

    private static Instant day(int number) {
        return START.plus(Duration.ofDays(number));
    }
}
