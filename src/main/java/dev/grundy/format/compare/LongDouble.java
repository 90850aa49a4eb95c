package dev.grundy.format.compare;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Numbers as the format's reference implementations hold them: x86's {@code long double}, 64 significant bits, of which the last is rounded half to
 * even. A number outside of the range of a {@code double} stays as it is.
 */
final class LongDouble {
    private static final int BITS = 64;
    /** The type goes to 1.19e4932, but the digits of such numbers cost more to write out than anybody gains. */
    private static final int LARGEST_DECIMAL_EXPONENT = 400;

    private static final int MOST_DIGITS = 1_000;

    private LongDouble() {}

    static BigDecimal nearest(BigDecimal value) {
        if (value.signum() == 0
                || Math.abs((long) value.precision() - value.scale()) > LARGEST_DECIMAL_EXPONENT
                || value.precision() > MOST_DIGITS) {
            return value;
        }
        BigInteger numerator = value.unscaledValue().abs().multiply(BigInteger.TEN.pow(Math.max(0, -value.scale())));
        BigInteger denominator = BigInteger.TEN.pow(Math.max(0, value.scale()));
        int shift = BITS + 1 - numerator.bitLength() + denominator.bitLength(); // one or two bits more than are kept
        BigInteger[] parts = shift >= 0
                ? numerator.shiftLeft(shift).divideAndRemainder(denominator)
                : numerator.divideAndRemainder(denominator.shiftLeft(-shift));
        BigInteger kept = rounded(parts[0], parts[1].signum() != 0);
        int dropped = parts[0].bitLength() - BITS;
        BigDecimal nearest = timesPowerOfTwo(kept, dropped - shift);
        return value.signum() < 0 ? nearest.negate() : nearest;
    }

    /** The first 64 bits of more than so many; {@code more} says that what follows them is not all. */
    private static BigInteger rounded(BigInteger bits, boolean more) {
        int dropped = bits.bitLength() - BITS;
        BigInteger kept = bits.shiftRight(dropped);
        boolean half = bits.testBit(dropped - 1);
        boolean aboveHalf = more || bits.getLowestSetBit() < dropped - 1;
        return half && (aboveHalf || kept.testBit(0)) ? kept.add(BigInteger.ONE) : kept;
    }

    private static BigDecimal timesPowerOfTwo(BigInteger whole, int exponent) {
        return exponent >= 0
                ? new BigDecimal(whole.shiftLeft(exponent))
                : new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }
}
