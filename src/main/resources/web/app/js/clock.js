import { tell } from './live.js';

const HIDDEN = 'grundy-clock-hidden';
const SIGN_MS = 60_000;

/**
 * Lets the clock of a session run, keeps whether it is hidden, and says once a minute that the page is open. Time that nobody says so
 * does not count. A session begins when somebody turns to the code, and ends with the accepted program.
 */
export function keepSession(place) {
  let ticking;

  const run = () => {
    clearInterval(ticking);
    const clock = place.querySelector('[data-clock]');
    if (!clock) return;
    clock.open = localStorage.getItem(HIDDEN) === null;
    clock.addEventListener('toggle', () => {
      if (clock.open) localStorage.removeItem(HIDDEN);
      else localStorage.setItem(HIDDEN, 'yes');
    });
    const face = clock.querySelector('[data-clock-time]');
    if (!face.hasAttribute('data-clock-runs')) return;
    const begun = Date.now() - Number(face.dataset.clockTime) * 1000;
    ticking = setInterval(() => { face.textContent = text(Math.floor((Date.now() - begun) / 1000)); }, 1000);
  };
  const show = (html) => {
    place.innerHTML = html;
    tell(place.querySelector('[data-said]')?.dataset.said);
    run();
  };
  const runs = () => place.querySelector('[data-clock-runs]');

  run();
  if (place.querySelector('[data-clock]')) send(place, 'here');
  setInterval(async () => {
    if (!runs()) return;
    const html = await send(place, 'here');
    // Somebody may be about to press what stands there.
    if (html && !place.contains(document.activeElement)) show(html);
  }, SIGN_MS);
  document.addEventListener('fragment', async (event) => {
    if (!runs() || !event.target.querySelector('.submission-status__verdict .verdict--accepted')) return;
    const html = await send(place, 'here');
    if (html) show(html);
  });
  if (place.querySelector('[data-clock-begin]')) {
    document.getElementById('code')?.addEventListener('focusin', async () => {
      const html = await send(place, 'begin');
      if (html) show(html);
    }, { once: true });
  }
}

/** Answers the clock as it is then; nothing where it cannot be asked. */
async function send(place, what) {
  const form = place.querySelector('form');
  if (!form) return undefined;
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'X-Fragment': 'true' },
      body: new URLSearchParams([...new FormData(form), ['do', what]]),
    });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    // Offline: what nobody hears counts as absence.
    return undefined;
  }
}

function text(seconds) {
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
