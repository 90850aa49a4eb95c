import { offerCopies } from './copies.js';
import { carryState } from './title.js';

const POLL_MS = 2000;
const DONE = 'done';

/**
 * Keeps an element up to date with what the server renders: data-live is a stream whose "fragment" events carry its
 * new contents and whose "done" event ends it. When the stream breaks, data-poll is fetched instead until its answer
 * says "X-Live: done". The element is marked data-over then.
 */
export function goLive(element) {
  liveRegion();
  const stream = new EventSource(element.dataset.live);
  stream.addEventListener('fragment', (event) => show(element, event.data));
  stream.addEventListener(DONE, () => {
    stream.close();
    element.dataset.over = '';
  });
  stream.addEventListener('error', () => {
    stream.close();
    poll(element);
  });
  // A page that waits for Back keeps its connections, of which a browser has six for the whole site.
  window.addEventListener('pagehide', () => {
    if (stream.readyState === EventSource.CLOSED) return;
    stream.close();
    window.addEventListener('pageshow', () => goLive(element), { once: true });
  }, { once: true });
}

async function poll(element) {
  try {
    const answer = await fetch(element.dataset.poll);
    if (answer.ok) show(element, await answer.text());
    if (answer.ok && answer.headers.get('X-Live') === DONE) {
      element.dataset.over = '';
      return;
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return;
  } catch {
    // Offline, or the server is starting again: the next round will tell.
  }
  setTimeout(() => poll(element), POLL_MS);
}

function show(element, html) {
  element.innerHTML = html;
  announce(element);
  if (element.querySelector('[data-title]')) carryState(element);
  offerCopies(element);
  element.querySelectorAll('[data-live]').forEach(goLive);
  element.dispatchEvent(new CustomEvent('fragment', { bubbles: true }));
}

/** Tells in one sentence what is new in an element: the first data-said in it. */
export function announce(element) {
  tell(element.querySelector('[data-said]')?.dataset.said);
}

/** Lets those hear it who do not see it. */
export function tell(words) {
  if (words) liveRegion().textContent = words;
}

/** Outlives what it tells of and is there before it is told, so that screen readers hear it change. */
function liveRegion() {
  let region = document.querySelector('[data-live-region]');
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    region.dataset.liveRegion = '';
    document.body.append(region);
  }
  return region;
}
