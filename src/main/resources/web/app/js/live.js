import { offerCopies } from './copies.js';

const POLL_MS = 2000;
const DONE = 'done';

/**
 * Keeps an element up to date with what the server renders: data-live is a stream whose "fragment" events carry its
 * new contents and whose "done" event ends it. When the stream breaks, data-poll is fetched instead until its answer
 * says "X-Live: done". The element is marked data-over then.
 */
export function goLive(element) {
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
  tell(element.querySelector('[data-said]')?.dataset.said);
  offerCopies(element);
  element.dispatchEvent(new CustomEvent('fragment', { bubbles: true }));
}

/** Tells in one sentence what is new: a region that outlives what it tells of, so that screen readers hear it change. */
export function tell(words) {
  if (!words) return;
  let region = document.querySelector('[data-live-region]');
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    region.dataset.liveRegion = '';
    document.body.append(region);
  }
  region.textContent = words;
}
