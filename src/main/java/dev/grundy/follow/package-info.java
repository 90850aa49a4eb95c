/** Streams of rendered fragments to pages that watch queued work, of any kind. Entry: {@link dev.grundy.follow.FollowedWork}. */
@NullMarked
package dev.grundy.follow;

import org.jspecify.annotations.NullMarked;
