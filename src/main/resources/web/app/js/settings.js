const PREFIX = 'grundy:editor:';
const GUEST = 'guest';
const CHOICES = {
  fontSize: ['11', '12', '13', '14', '15', '16', '18', '20', '24'],
  tabWidth: ['usual', '2', '3', '4', '8'],
  keys: ['usual', 'vim', 'emacs'],
};
const USUAL = { fontSize: '13', tabWidth: 'usual', keys: 'usual' };

/** The settings of a remembered text that can be chosen; the usual for the rest. */
export function sensible(text) {
  let remembered = {};
  try {
    remembered = JSON.parse(text) ?? {};
  } catch {
    // Not written by this page.
  }
  return Object.fromEntries(
    Object.keys(USUAL).map((name) => [name, CHOICES[name].includes(remembered[name]) ? remembered[name] : USUAL[name]]),
  );
}

/** The settings of an account in this browser, or those of a guest before somebody who signs in has changed any. */
export function remembered(owner) {
  return sensible(localStorage.getItem(PREFIX + owner) ?? localStorage.getItem(PREFIX + GUEST));
}

/** Shows the settings in the dialog, and remembers each change and tells apply of it. */
export function watchSettings(dialog, owner, apply) {
  const settings = remembered(owner);
  dialog.querySelectorAll('[data-setting]').forEach((field) => {
    const name = field.dataset.setting;
    field.value = settings[name];
    field.addEventListener('change', () => {
      settings[name] = field.value;
      try {
        localStorage.setItem(PREFIX + owner, JSON.stringify(settings));
      } catch {
        // No room: the choice holds until the page is left.
      }
      apply(settings);
    });
  });
}
