package dev.grundy.problem.drawing.canvas;

/** A shape that can be clicked, while it is drawn: it finds the place for a sign in it. Not thread-safe. */
final class Spot {
    /** Smaller shapes hold a sign, and no circle around it. */
    private static final double SMALL = 9;

    private static final double BADGE = 7;
    private static final double MOST_CORNER_BADGE = 6;
    /** Of the badge's radius. */
    private static final double ARM = 0.55;

    /** How far a corner's badge is drawn into a box, of its radius: a click on its middle is one on the box. */
    private static final double INSET = 0.6;

    private static final double DIAGONAL = Math.sqrt(0.5);

    private boolean isShaped;
    private boolean isWritten;
    private boolean isRound;
    private double x;
    private double y;
    private double halfWidth;
    private double halfHeight;

    /**
     * Where a sign is drawn.
     *
     * @param badge radius of the circle around it; 0 where the shape itself is that
     * @param arm   how far the sign reaches from its middle
     */
    record Place(double x, double y, double badge, double arm) {
        boolean hasBadge() {
            return badge > 0;
        }
    }

    /** A circle was drawn; the first shape counts. */
    void circle(double middleX, double middleY, double radius) {
        shape(middleX, middleY, radius, radius, true);
    }

    /** As {@link #circle}. */
    void box(double left, double top, double width, double height) {
        shape(left + width / 2, top + height / 2, width / 2, height / 2, false);
    }

    private void shape(double middleX, double middleY, double acrossHalf, double downHalf, boolean round) {
        if (isShaped) {
            return;
        }
        isShaped = true;
        isRound = round;
        x = middleX;
        y = middleY;
        halfWidth = acrossHalf;
        halfHeight = downHalf;
    }

    /** Something was written in it, which a sign must not hide. */
    void written() {
        isWritten = true;
    }

    Place sign() {
        double half = Math.min(halfWidth, halfHeight);
        if (isWritten) {
            double badge = Math.min(MOST_CORNER_BADGE, half / 2);
            double away = isRound ? DIAGONAL : 1;
            double inset = isRound ? 0 : badge * INSET;
            return new Place(x + halfWidth * away - inset, y - halfHeight * away + inset, badge, badge * ARM);
        }
        return half <= SMALL ? new Place(x, y, 0, half * ARM) : new Place(x, y, BADGE, BADGE * ARM);
    }
}
