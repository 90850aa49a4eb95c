const KEY = 'grundy:split';
const STEP = 2;
const USUAL = 50;

/** Lets the divider between text and code be moved by mouse, finger and keys, and remembers where it stood. */
export function divide(workspace) {
  const divider = workspace.querySelector('[data-divider]');
  const least = Number(divider.getAttribute('aria-valuemin'));
  const most = Number(divider.getAttribute('aria-valuemax'));

  const move = (percent) => {
    const share = Math.min(most, Math.max(least, Math.round(percent)));
    workspace.style.setProperty('--split', `${share}%`);
    divider.setAttribute('aria-valuenow', share);
    localStorage.setItem(KEY, share);
  };
  const now = () => Number(divider.getAttribute('aria-valuenow'));
  const at = (x) => {
    const { left, width } = workspace.getBoundingClientRect();
    return ((x - left) / width) * 100;
  };

  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId);
    event.preventDefault();
    divider.focus();
  });
  divider.addEventListener('pointermove', (event) => {
    if (divider.hasPointerCapture(event.pointerId)) move(at(event.clientX));
  });
  divider.addEventListener('dblclick', () => move(USUAL));
  divider.addEventListener('keydown', (event) => {
    const target = { ArrowLeft: now() - STEP, ArrowRight: now() + STEP, Home: least, End: most, Enter: USUAL }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  });

  const remembered = Number(localStorage.getItem(KEY));
  if (remembered) move(remembered);
  divider.hidden = false;
}
