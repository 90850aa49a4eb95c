package dev.grundy.people.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.ext.mail.LoginOption;
import io.vertx.ext.mail.MailClient;
import io.vertx.ext.mail.MailMessage;
import io.vertx.ext.mail.StartTLSOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against the real mail client, whose words tell which command was refused. */
class SmtpDeliveryTest {
    private static final Letter LETTER = new Letter("ada@example.org", "s", "t", "h");

    private final Vertx vertx = Vertx.vertx();
    private ServerSocket server;

    @BeforeEach
    void open() throws IOException {
        server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    @Test
    void aRefusedRecipientIsFinal() {
        assertThat(refusalOf("RCPT", 550).isFinal()).isTrue();
    }

    @Test
    void aRecipientThatIsRefusedForNowIsNot() {
        assertThat(refusalOf("RCPT", 450).isFinal()).isFalse();
    }

    @Test
    void aRefusedSenderSaysNothingAgainstTheMail() {
        assertThat(refusalOf("MAIL", 550).isFinal()).isFalse();
    }

    @Test
    void aRefusedContentSaysNothingAgainstTheRecipient() {
        assertThat(refusalOf("DATA", 550).isFinal()).isFalse();
        assertThat(refusalOf(".", 550).isFinal()).isFalse();
    }

    private DeliveryException refusalOf(String command, int code) {
        Thread.ofVirtual().start(() -> serve(command, code));
        SmtpDelivery delivery = new SmtpDelivery(mailer(), config(), vertx);
        DeliveryException refusal = catchThrowableOfType(DeliveryException.class, () -> delivery.deliver(LETTER));
        assertThat(refusal).hasMessageContaining(code + " not here");
        return refusal;
    }

    private static MailConfig config() {
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .withMapping(MailConfig.class)
                .build()
                .getConfigMapping(MailConfig.class);
    }

    private ReactiveMailer mailer() {
        MailClient client = MailClient.create(
                vertx,
                new io.vertx.ext.mail.MailConfig(
                                server.getInetAddress().getHostAddress(),
                                server.getLocalPort(),
                                StartTLSOptions.DISABLED,
                                LoginOption.DISABLED)
                        .setKeepAlive(false));
        return mails -> Uni.createFrom()
                .completionStage(() -> client.sendMail(message(mails[0])).toCompletionStage())
                .replaceWithVoid();
    }

    private static MailMessage message(Mail mail) {
        return new MailMessage("grundy@judge.example", mail.getTo().getFirst(), mail.getSubject(), mail.getText());
    }

    /** Talks to one client, and refuses that command. */
    private void serve(String refused, int code) {
        try (Socket client = server.accept();
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))) {
            say(client, "220 here");
            boolean inContent = false;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (inContent && !line.equals(".")) {
                    continue;
                }
                String answer = line.startsWith(refused) ? code + " not here" : answer(line);
                inContent = answer.startsWith("354");
                say(client, answer);
            }
        } catch (IOException e) {
            // The client has gone, and the test sees what it was told.
        }
    }

    private static String answer(String line) {
        return Map.of("DATA", "354 go on", "QUIT", "221 bye").getOrDefault(line, "250 here");
    }

    private static void say(Socket client, String line) throws IOException {
        OutputStream output = client.getOutputStream();
        output.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        output.flush();
    }
}
