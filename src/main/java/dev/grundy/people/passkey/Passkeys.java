package dev.grundy.people.passkey;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.yubico.webauthn.AssertionRequest;
import com.yubico.webauthn.AssertionResult;
import com.yubico.webauthn.FinishAssertionOptions;
import com.yubico.webauthn.FinishRegistrationOptions;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.RegistrationResult;
import com.yubico.webauthn.RelyingParty;
import com.yubico.webauthn.StartAssertionOptions;
import com.yubico.webauthn.StartRegistrationOptions;
import com.yubico.webauthn.data.AuthenticatorSelectionCriteria;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredential;
import com.yubico.webauthn.data.PublicKeyCredentialCreationOptions;
import com.yubico.webauthn.data.RelyingPartyIdentity;
import com.yubico.webauthn.data.ResidentKeyRequirement;
import com.yubico.webauthn.data.UserIdentity;
import com.yubico.webauthn.data.UserVerificationRequirement;
import com.yubico.webauthn.exception.AssertionFailedException;
import com.yubico.webauthn.exception.RegistrationFailedException;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.web.frame.SiteAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * Asks devices to make passkeys and to sign with them, and checks their answers. A device asks for a finger, a face or a PIN each time, so
 * a passkey alone is two factors. Safe for use by several threads.
 */
@ApplicationScoped
public class Passkeys {
    private static final Logger LOG = Logger.getLogger(Passkeys.class);
    private static final String SITE = "Grundy";
    private static final int HANDLE_BYTES = 32;
    private static final int MOST = 20;
    /** Answers of devices have one or two kilobytes. */
    private static final int LONGEST_ANSWER = 20_000;
    /** WebAuthn allows devices no more, in bytes. */
    private static final int LONGEST_ID = 1023;

    private final PasskeyRepository passkeys;
    private final SecureRandom random;
    private final Clock clock;
    private final String origin;
    private final RelyingParty site;

    Passkeys(PasskeyRepository passkeys, SiteAddress address, SecureRandom random, Clock clock) {
        this.passkeys = passkeys;
        this.random = random;
        this.clock = clock;
        this.origin = address.origin();
        this.site = RelyingParty.builder()
                .identity(RelyingPartyIdentity.builder()
                        .id(URI.create(origin).getHost())
                        .name(SITE)
                        .build())
                .credentialRepository(passkeys)
                .origins(Set.of(origin))
                .clock(clock)
                .build();
    }

    /** Under which address pages must be open for passkeys to work: they belong to it. */
    public String origin() {
        return origin;
    }

    /** Oldest first. */
    public List<Passkey> of(long account) {
        return passkeys.of(account);
    }

    public boolean hasRoom(long account) {
        return passkeys.of(account).size() < MOST;
    }

    /** Asks for a new one of that person. */
    public PasskeyQuestion toAdd(long account, String name) {
        UserIdentity person = UserIdentity.builder()
                .name(name)
                .displayName(name)
                .id(passkeys.handleOf(account).orElseGet(this::newHandle))
                .build();
        AuthenticatorSelectionCriteria wanted = AuthenticatorSelectionCriteria.builder()
                .residentKey(ResidentKeyRequirement.REQUIRED)
                .userVerification(UserVerificationRequirement.REQUIRED)
                .build();
        PublicKeyCredentialCreationOptions options = site.startRegistration(StartRegistrationOptions.builder()
                .user(person)
                .authenticatorSelection(wanted)
                .build());
        try {
            return new PasskeyQuestion(options.toCredentialsCreateJson(), options.toJson());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the library's own values can be written", e);
        }
    }

    /**
     * Adds the passkey that answers the question.
     *
     * @param name of 1 to {@value Passkey#LONGEST_NAME} characters
     * @return false for any other answer
     */
    public boolean add(long account, String name, String kept, String answer) {
        if (!isReadable(answer)) {
            return false;
        }
        try {
            PublicKeyCredentialCreationOptions asked = PublicKeyCredentialCreationOptions.fromJson(kept);
            RegistrationResult made = finished(FinishRegistrationOptions.builder()
                    .request(asked)
                    .response(PublicKeyCredential.parseRegistrationResponseJson(answer))
                    .build());
            ByteArray id = made.getKeyId().getId();
            if (id.isEmpty() || id.size() > LONGEST_ID) {
                return false;
            }
            RegisteredCredential credential = RegisteredCredential.builder()
                    .credentialId(id)
                    .userHandle(asked.getUser().getId())
                    .publicKeyCose(made.getPublicKeyCose())
                    .signatureCount(made.getSignatureCount())
                    .build();
            return passkeys.add(account, credential, name, clock.instant());
        } catch (IOException | RegistrationFailedException | IllegalArgumentException e) {
            LOG.debugf(e, "no passkey for account %d", account);
            return false;
        }
    }

    private RegistrationResult finished(FinishRegistrationOptions options) throws RegistrationFailedException {
        try {
            return site.finishRegistration(options);
        } catch (DatabaseException e) {
            throw e;
        } catch (RuntimeException e) {
            // The library takes for granted that there is a whole key, and fails in many ways on answers without one.
            throw new RegistrationFailedException(
                    new IllegalArgumentException("the library cannot read the answer", e));
        }
    }

    /** Its name; empty where the account has no such passkey. */
    public Optional<String> remove(long account, String id) {
        return passkeys.remove(account, id);
    }

    /** Asks for a signature with any passkey of this site somebody has. */
    public PasskeyQuestion toSignIn() {
        AssertionRequest request = site.startAssertion(StartAssertionOptions.builder()
                .userVerification(UserVerificationRequirement.REQUIRED)
                .build());
        try {
            return new PasskeyQuestion(request.toCredentialsGetJson(), request.toJson());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the library's own values can be written", e);
        }
    }

    /** The account whose passkey answers the question; empty for any other answer. */
    public Optional<Long> signedIn(String kept, String answer) {
        if (!isReadable(answer)) {
            return Optional.empty();
        }
        try {
            AssertionResult signed = site.finishAssertion(FinishAssertionOptions.builder()
                    .request(AssertionRequest.fromJson(kept))
                    .response(PublicKeyCredential.parseAssertionResponseJson(answer))
                    .build());
            return signed.isSuccess() && signed.isUserVerified()
                    ? passkeys.used(
                            signed.getCredential().getCredentialId(), signed.getSignatureCount(), clock.instant())
                    : Optional.empty();
        } catch (IOException | AssertionFailedException | IllegalArgumentException e) {
            LOG.debugf(e, "nobody signed in with a passkey");
            return Optional.empty();
        }
    }

    /** Whether it may be an object: the library takes JSON's null for nothing at all. */
    private static boolean isReadable(String answer) {
        return answer.length() <= LONGEST_ANSWER && answer.strip().startsWith("{");
    }

    private ByteArray newHandle() {
        byte[] bits = new byte[HANDLE_BYTES];
        random.nextBytes(bits);
        return new ByteArray(bits);
    }
}
