const HIDDEN = 'grundy-clock-hidden';

/** Lets the clock of a session run, and keeps whether it is hidden. */
export function runClock(clock) {
  const face = clock.querySelector('[data-clock-time]');
  clock.open = localStorage.getItem(HIDDEN) === null;
  clock.addEventListener('toggle', () => {
    if (clock.open) localStorage.removeItem(HIDDEN);
    else localStorage.setItem(HIDDEN, 'yes');
  });
  if (!face.hasAttribute('data-clock-runs')) return;
  const begun = Date.now() - Number(face.dataset.clockTime) * 1000;
  setInterval(() => { face.textContent = text(Math.floor((Date.now() - begun) / 1000)); }, 1000);
}

function text(seconds) {
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A session begins when somebody turns to the code; the clock shows on the next page. */
export function beginAtTheCode(form) {
  const code = document.getElementById('code');
  code?.addEventListener('focusin', () => {
    fetch(form.action, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...new FormData(form), ['do', 'begin']]),
    });
  }, { once: true });
}
