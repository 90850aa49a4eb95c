const SHOWN_MS = 1500;

/** Puts a copy button on every block of text inside elements that say in data-copies what the button is called. */
export function offerCopies(root) {
  root.querySelectorAll('[data-copies]').forEach((area) => {
    area.querySelectorAll('pre').forEach((block) => addButton(block, area.dataset.copies, area.dataset.copied));
  });
}

function addButton(block, label, done) {
  if (block.parentElement.classList.contains('with-copy')) return;
  const frame = document.createElement('div');
  frame.className = 'with-copy';
  block.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet button--small copy-button';
  const of = nameOf(frame);
  const say = (word) => {
    button.textContent = word;
    if (of) button.setAttribute('aria-label', `${word}: ${of}`);
  };
  say(label);
  frame.append(block, button);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    say(done);
    setTimeout(() => say(label), SHOWN_MS);
  });
}

/** What is copied: as data-copy-of says, or the caption of its figure, or the heading that it stands below. */
function nameOf(frame) {
  const said = frame.closest('[data-copy-of]');
  if (said) return said.dataset.copyOf;
  const caption = frame.closest('figure')?.querySelector('figcaption') ?? frame.closest('details')?.querySelector('summary');
  if (caption) return caption.textContent.trim();
  for (let place = frame; place && place.tagName !== 'MAIN'; place = place.parentElement) {
    for (let before = place.previousElementSibling; before; before = before.previousElementSibling) {
      if (/^H[2-6]$/.test(before.tagName)) return before.textContent.trim();
    }
  }
  return '';
}
