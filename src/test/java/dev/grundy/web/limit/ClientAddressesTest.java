package dev.grundy.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.web.frame.TestWebConfig;
import dev.grundy.web.frame.WebConfig;
import io.vertx.core.net.SocketAddress;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientAddressesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    192.0.2.7                | 192.0.2.7
                    ::ffff:192.0.2.7         | 192.0.2.7
                    2001:db8:1:2:3:4:5:6     | 2001:db8:1:2:0:0:0:0/64
                    2001:db8:1:2:ffff::      | 2001:db8:1:2:0:0:0:0/64
                    fe80::1%eth0             | fe80:0:0:0:0:0:0:0/64
                    ::1                      | 0:0:0:0:0:0:0:0/64
                    unknown                  | unknown""")
    void countsIpv4ByTheAddressAndIpv6ByItsNetwork(String address, String counted) {
        assertThat(CountedAddress.of(address).value()).isEqualTo(counted);
    }

    /** Who the proxies are, who connects, what the header says (lines are separated by a slash), whose address counts. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0.0.0.0/32            | 192.0.2.7    | 198.51.100.1                      | 192.0.2.7
                    10.0.0.1              | 192.0.2.7    | 198.51.100.1                      | 192.0.2.7
                    10.0.0.1              | 10.0.0.1     | 198.51.100.1                      | 198.51.100.1
                    10.0.0.1              | 10.0.0.1     | 203.0.113.5, 198.51.100.1         | 198.51.100.1
                    10.0.0.1              | 10.0.0.1     | 203.0.113.5 / 198.51.100.1        | 198.51.100.1
                    10.0.0.0/8            | 10.9.8.7     | 203.0.113.5, 198.51.100.1, 10.1.1.1 | 198.51.100.1
                    10.0.0.0/8            | 10.9.8.7     | 10.1.1.1                          | 10.1.1.1
                    10.0.0.1              | 10.0.0.1     | ''                                | 10.0.0.1
                    10.0.0.1              | 10.0.0.1     | 198.51.100.1:4711                 | 198.51.100.1
                    10.0.0.1              | 10.0.0.1     | [2001:db8::1]:4711                | 2001:db8:0:0:0:0:0:0/64
                    2001:db8::/32,10.0.0.1 | 2001:db8::5 | 198.51.100.1                      | 198.51.100.1
                    10.0.0.1              | 10.0.0.1     | ,, garbage                        | garbage""")
    void believesTheLastWordOfNamedProxiesAlone(String proxies, String peer, String header, String counted) {
        ClientAddresses addresses = new ClientAddresses(proxies(proxies.strip().split(",")));
        List<String> lines = Arrays.asList(header.split(" / "));
        String address = addresses.address(SocketAddress.inetSocketAddress(4711, peer), lines);
        assertThat(CountedAddress.of(address).value()).isEqualTo(counted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/x", "", "10.0.0"})
    void refusesToStartWithAProxyThatIsNoAddress(String proxy) {
        assertThatThrownBy(() -> new ClientAddresses(proxies(proxy)))
                .hasMessageContaining("'" + proxy + "' is neither an address nor a block");
    }

    @Test
    void aNameOfAnyLengthTakesLittleRoom() {
        assertThat(CountedAddress.of("x".repeat(5000)).value()).hasSize(100);
    }

    private static WebConfig proxies(String... proxies) {
        return new TestWebConfig(List.of(proxies), 1, 1);
    }
}
