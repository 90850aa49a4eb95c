package dev.grundy.people.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkPlaceTest {
    /** Addresses as {@link ClientAddresses} counts them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.77 | 203.0.113.x | from 203.0.113.x",
                "192.168.1.20 | 192.168.1.x | from 192.168.1.x, a local network",
                "172.31.0.1 | 172.31.0.x | from 172.31.0.x, a local network",
                "172.32.0.1 | 172.32.0.x | from 172.32.0.x",
                "127.0.0.1 | 127.0.0.x | on the machine that Grundy runs on",
                "0:0:0:0:0:0:0:0/64 | 0:0:0:x | on the machine that Grundy runs on",
                "2001:db8:1:2:0:0:0:0/64 | 2001:db8:1:x | from 2001:db8:1:x",
                "fd12:3456:789a:1:0:0:0:0/64 | fd12:3456:789a:x | from fd12:3456:789a:x, a local network",
                "fe80:0:0:0:0:0:0:0/64 | fe80:0:0:x | from fe80:0:0:x, a local network",
                "a name that a proxy tells | '' | from somewhere unknown",
                "'' | '' | from somewhere unknown"
            })
    void keepsTheNetworkAndNotTheMachine(String address, String network, String words) {
        NetworkPlace place = NetworkPlace.of(new CountedAddress(address));
        assertThat(place.network()).isEqualTo(network);
        assertThat(place.words()).isEqualTo(words);
    }
}
