/** Streams of rendered fragments to pages that watch queued work, of whatever kind. Entry: {@link dev.grundy.follow.FollowedWork}. */
@NullMarked
package dev.grundy.follow;

import org.jspecify.annotations.NullMarked;
