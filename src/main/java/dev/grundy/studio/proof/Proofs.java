package dev.grundy.studio.proof;

import dev.grundy.base.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Has packages proved, in the background; the page {@code /admin/proofs/ID} tells how far it is. Thread-safe. */
@ApplicationScoped
public class Proofs {
    /** Of an archive, in bytes. */
    public static final int LARGEST = 64 << 20;

    private static final int LONGEST_NAME = 200;

    private final ProofRepository proofs;
    private final ProvingConfig config;
    private final Clock clock;

    Proofs(ProofRepository proofs, ProvingConfig config, Clock clock) {
        this.proofs = proofs;
        this.config = config;
        this.clock = clock;
    }

    /**
     * Has the package in a zip proved, unless the same bytes were proved already or are being proved. Nothing of it is
     * unpacked here: its content is for the node that proves it to find out.
     *
     * @param archive 1 to {@link #LARGEST} bytes, best as {@code PackageArchive} makes them: the same files are the same bytes then
     * @param account of the person who asks
     * @param called  for people, cut to 200 characters
     * @return the proof's id
     * @throws IllegalArgumentException when the archive is empty or too large, or the name blank
     */
    @Transactional
    public long ask(byte[] archive, long account, String called) {
        if (archive.length == 0 || archive.length > LARGEST) {
            throw new IllegalArgumentException(
                    "an archive has 1 to " + LARGEST + " bytes, got " + archive.length + " of " + called);
        }
        forgetOld();
        return proofs.latestOf(archive).orElseGet(() -> proofs.queue(archive, account, name(called)));
    }

    /** The same of a package version that is in the database. */
    @Transactional
    public long askVersion(long version, long account, String called) {
        forgetOld();
        return proofs.latestOfVersion(version).orElseGet(() -> proofs.queueVersion(version, account, name(called)));
    }

    /** The latest proof of a package of the same bytes, however it stands; empty if nobody asked for one, or it is forgotten. */
    public Optional<PackageProof> latest(byte[] archive) {
        return proofs.anyOf(archive).flatMap(proofs::byId);
    }

    /** The latest proof with a report of a package of that content; empty if there is none, or it is forgotten. */
    public Optional<PackageProof> proved(ContentHash content) {
        return proofs.provedOf(content).flatMap(proofs::byId);
    }

    /** Empty if there is none, or it is forgotten. */
    public Optional<PackageProof> byId(long proof) {
        return proofs.byId(proof);
    }

    /** The hash of the bytes that it is a proof of; empty if there is no such proof, or it is forgotten. */
    public Optional<ContentHash> archiveOf(long proof) {
        return proofs.archiveOf(proof);
    }

    /** Repeats a proof; answers the new proof, or the old one while it is not over. */
    @Transactional
    long askAgain(long proof, long account) {
        return proofs.isOpen(proof) ? proof : proofs.queueAgain(proof, account);
    }

    private void forgetOld() {
        proofs.forget(clock.instant().minus(config.kept()));
    }

    private static String name(String called) {
        return Optional.of(called.strip())
                .filter(name -> !name.isEmpty())
                .map(name -> name.substring(0, Math.min(LONGEST_NAME, name.length())))
                .orElseThrow(() -> new IllegalArgumentException("what is proved has a name, got a blank one"));
    }
}
