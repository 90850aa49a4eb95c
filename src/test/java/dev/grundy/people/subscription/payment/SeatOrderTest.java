package dev.grundy.people.subscription.payment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatOrderTest {
    private static final SeatOrder ORDER = new SeatOrder(7, Tier.PRO, 30, 12);

    @Test
    void anOrderIsReadFromThePaymentAgain() {
        assertThat(SeatOrder.of(ORDER.metadata())).contains(ORDER);
        assertThat(SeatOrder.of(null)).isEmpty();
        assertThat(SeatOrder.of(Map.of("grundy_account", "7"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "grundy_class, 0",
        "grundy_class, x",
        "grundy_tier, free",
        "grundy_tier, gold",
        "grundy_seats, 0",
        "grundy_seats, 10001",
        "grundy_months, 0",
        "grundy_months, 121",
        "grundy_months, ''"
    })
    void anOrderThatSomebodyChangedWithTheProviderIsNone(String field, String value) {
        Map<String, String> changed = new HashMap<>(ORDER.metadata());
        changed.put(field, value);
        assertThat(SeatOrder.of(changed)).isEmpty();
    }
}
