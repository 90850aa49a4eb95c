const SHAPES = 'circle, ellipse, line, path, polygon, rect, text';

/** How long one's own move stands alone, before the answer to it is shown: milliseconds. */
const ALONE = 700;

/**
 * Makes moves without leaving the page: what leads to the same match, by a link or the form, is fetched. The answer's match takes the
 * place of this one. One's own move is seen before the reply to it. Back leads to the move before. An answer without a match is opened as usual.
 *
 * What all pages have is handed in: imported here, it would become files of its own, which every page would fetch.
 */
export function playInPlace(match, { awaitCheck, offerCopies }) {
  let latest = new AbortController();

  /** @param step of the history that it takes: pushState, replaceState, or none */
  async function go(address, step) {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    match.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-match]');
      signal.throwIfAborted();
      if (!answer.ok || !fresh) {
        location.assign(address);
        return;
      }
      if (step) history[step](null, '', answer.url);
      const place = placeOfFocus(match);
      if (step === 'pushState') await showOwnMove(match, fresh, signal);
      swap(match, fresh, place);
      offerCopies(match);
      awaitReply();
    } catch (failure) {
      // A newer move took its place. Of everything else the browser tells more.
      if (failure.name !== 'AbortError') location.assign(address);
    }
  }

  function awaitReply() {
    match.querySelectorAll('[data-hand-waits]').forEach((waiting) => awaitCheck(waiting, () => go(location.href, 'replaceState')));
  }

  match.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const address = new URL(link.getAttribute('href'), location.href);
    if (address.pathname !== location.pathname || address.origin !== location.origin) return;
    event.preventDefault();
    // Its moves are those of the position before.
    if (!match.querySelector('[data-match-alone]')) go(address.href, 'pushState');
  });
  match.addEventListener('submit', (event) => {
    const address = new URL(event.target.action);
    if (address.pathname !== location.pathname) return;
    event.preventDefault();
    address.search = new URLSearchParams(new FormData(event.target)).toString();
    go(address.href, 'pushState');
  });
  window.addEventListener('popstate', () => go(location.href));
  awaitReply();
}

/**
 * What people have unfolded stays so, and who plays by keys goes on where they were.
 *
 * @param place selector of what had the focus; nothing where it was elsewhere
 */
function swap(match, fresh, place) {
  const unfolded = [...match.querySelectorAll('details[data-fold][open]')].map((details) => details.dataset.fold);
  fresh.querySelectorAll('.match__board').forEach((board) => showWhatChanged(match, board));
  match.replaceChildren(...fresh.childNodes);
  match.removeAttribute('aria-busy');
  match.querySelectorAll('details[data-fold]').forEach((details) => { details.open = unfolded.includes(details.dataset.fold); });
  const told = match.querySelector('[role="status"]');
  document.querySelector('[data-match-told]').textContent = told?.textContent ?? '';
  if (place) (match.querySelector(place) ?? told)?.focus({ preventScroll: true });
}

/** Shows the board as it was before the opponent answered, for a moment. Not where less motion is asked for, or there is no such board. */
async function showOwnMove(match, fresh, signal) {
  const unanswered = fresh.querySelector('[data-match-unanswered]')?.content;
  const board = match.querySelector('.match__board');
  if (!unanswered || !board || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  showWhatChanged(match, unanswered);
  board.replaceChildren(unanswered);
  board.dataset.matchAlone = '';
  await new Promise((resolve, reject) => {
    const end = setTimeout(resolve, ALONE);
    signal.addEventListener('abort', () => { clearTimeout(end); reject(signal.reason); });
  });
}

/** A selector of what stands there after a move; nothing where the focus is elsewhere. */
function placeOfFocus(match) {
  if (!match.contains(document.activeElement)) return undefined;
  return ['.drawing__spot', '.match__moves a', '.match__go a', '.match__setting button'].find((place) => document.activeElement.closest(place))
    ?? '[role="status"]';
}

/**
 * Nothing tells where a piece went but the two drawings: what the old one has not is marked, and the style sheet lets it appear.
 *
 * @param board holds the new drawings
 */
function showWhatChanged(match, board) {
  const known = new Set([...match.querySelectorAll('.match__board svg')].flatMap((svg) => [...svg.querySelectorAll(SHAPES)].map(asDrawn)));
  board.querySelectorAll('svg').forEach((svg) => svg.querySelectorAll(SHAPES).forEach((shape) => {
    if (!known.has(asDrawn(shape))) shape.classList.add('drawing__changed');
  }));
}

/** Without the mark of the move before. */
function asDrawn(shape) {
  const copy = shape.cloneNode(true);
  copy.classList.remove('drawing__changed');
  return copy.outerHTML;
}
