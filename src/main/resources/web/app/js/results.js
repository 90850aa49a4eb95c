import { offerCopies } from './copies.js';
import { announce, goLive } from './live.js';
import { carryState } from './title.js';

const panel = () => document.querySelector('[data-results]');
let again = () => {};

/** Shows nodes in the panel below the editor; link, if given, is the address of the submission they tell of. */
export function showResults(nodes, link) {
  const results = panel();
  const anchor = results.querySelector('[data-results-link]');
  anchor.hidden = !link;
  if (link) anchor.href = link;
  results.querySelector('[data-results-body]').replaceChildren(...nodes);
  results.querySelector('[data-results-close]').hidden = false;
  results.hidden = false;
  announce(results.querySelector('[data-results-body]'));
  carryState(results);
  offerCopies(results);
  results.querySelectorAll('[data-live]').forEach(goLive);
  results.dispatchEvent(new CustomEvent('fragment', { bubbles: true }));
  // On a phone it is below the code.
  results.scrollIntoView({ block: 'nearest' });
}

/** Says one of the sentences that the page has ready as templates; detail goes where the sentence leaves room for it. */
export function say(name, detail) {
  const sentence = panel().querySelector(`template[data-say="${name}"]`).content.cloneNode(true);
  if (detail !== undefined) sentence.querySelector('[data-detail]').textContent = detail;
  showResults([sentence]);
}

/** Says that something is being sent; again does what the button to try again is for until something else is sent. */
export function saySending(repeat) {
  again = repeat;
  say('sending');
}

/** The mark beside the title says that the problem is solved as soon as it is. */
async function freshenHead() {
  const head = document.querySelector('.problem-head__main');
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.problem-head__main');
    if (fresh) head.replaceChildren(...fresh.childNodes);
  } catch {
    // Offline: the next page has it.
  }
}

/** The buttons that close the panel and try again, and what changes elsewhere on the page when a program is accepted. */
export function watchResults() {
  const results = panel();
  results.addEventListener('fragment', (event) => {
    if (document.querySelector('.problem-head .status--solved, .problem-head .status--assisted')) return;
    if (event.target.querySelector('.submission-status__verdict .verdict--accepted')) freshenHead();
  });
  results.addEventListener('click', (event) => {
    if (event.target.closest('[data-again]')) again();
  });
  results.querySelector('[data-results-close]').addEventListener('click', () => {
    results.hidden = true;
    carryState();
    document.dispatchEvent(new CustomEvent('editor:focus'));
  });
}
