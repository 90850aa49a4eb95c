import { offerCopies } from './copies.js';
import { carryState } from './title.js';

const POLL_MS = 2000;
const DONE = 'done';

/** By address: the elements to keep up to date, and those of them that the source has been asked for. */
const streams = new Map();

/**
 * Keeps an element up to date with what the server renders. data-live is a stream whose "fragment" events carry its
 * new contents and whose "done" event ends it. Elements of one stream say by data-part which events are theirs: "fragment-"
 * and "done-" with that name. When the stream breaks, data-poll is fetched instead until its answer says "X-Live: done".
 * The element is marked data-over then.
 */
export function goLive(element) {
  liveRegion();
  const address = element.dataset.live;
  if (!streams.has(address)) streams.set(address, { address, elements: new Set(), asked: new Set(), source: null });
  const stream = streams.get(address);
  stream.elements.add(element);
  // Once for all parts that the page names in this turn.
  queueMicrotask(() => open(stream));
}

/** One connection for all that is followed at an address; those of what the page shows no more are closed. */
function open(stream) {
  streams.forEach(dropGone);
  if ([...stream.elements].every((element) => stream.asked.has(element))) return;
  stream.source?.close();
  stream.asked = new Set(stream.elements);
  const parts = [...stream.elements].map((element) => element.dataset.part).filter(Boolean);
  const query = parts.length === 0 ? '' : `?${new URLSearchParams(parts.map((part) => ['part', part]))}`;
  const source = new EventSource(stream.address + query);
  stream.source = source;
  stream.elements.forEach((element) => {
    const part = element.dataset.part ? `-${element.dataset.part}` : '';
    source.addEventListener(`fragment${part}`, (event) => show(element, event.data));
    source.addEventListener(DONE + part, () => {
      leave(stream, element);
      end(element);
    });
  });
  source.addEventListener('error', () => {
    const left = [...stream.elements];
    left.forEach((element) => leave(stream, element));
    left.forEach(poll);
  });
}

function dropGone(stream) {
  [...stream.elements].filter((element) => !element.isConnected).forEach((element) => leave(stream, element));
}

function leave(stream, element) {
  stream.elements.delete(element);
  if (stream.elements.size > 0) return;
  stream.source?.close();
  streams.delete(stream.address);
}

// A page that waits for Back keeps its connections, of which a browser has six for the whole site.
window.addEventListener('pagehide', () => {
  streams.forEach((stream) => {
    stream.source?.close();
    stream.asked.clear();
  });
});
window.addEventListener('pageshow', () => streams.forEach(open));

async function poll(element) {
  if (!element.isConnected) return;
  try {
    const answer = await fetch(element.dataset.poll);
    if (answer.ok) show(element, await answer.text());
    if (answer.ok && answer.headers.get('X-Live') === DONE) {
      end(element);
      return;
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return;
  } catch {
    // Offline, or the server is starting again: the next round will tell.
  }
  setTimeout(() => poll(element), POLL_MS);
}

/** What comes next is followed by itself. */
function end(element) {
  element.dataset.over = '';
  element.querySelectorAll('[data-live]').forEach(goLive);
}

function show(element, html) {
  element.innerHTML = html;
  announce(element);
  if (element.querySelector('[data-title]')) carryState(element);
  offerCopies(element);
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
