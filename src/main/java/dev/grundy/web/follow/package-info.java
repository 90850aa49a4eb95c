/** Streams of rendered fragments to pages that watch queued work, of any kind. Entry: {@link dev.grundy.web.follow.FollowedWork}. */
@NullMarked
package dev.grundy.web.follow;

import org.jspecify.annotations.NullMarked;
