const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Changes the language of every program in the page without leaving it, and keeps the choice as the server does. */
export function switchLanguagesInPlace() {
  document.querySelectorAll('[data-code-tabs] a[data-language]').forEach((tab) => {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      const top = tab.getBoundingClientRect().top;
      document.querySelectorAll('[data-code-tabs]').forEach((tabs) => show(tabs, tab.dataset.language));
      // Longer or shorter programs above must not move what was pressed.
      window.scrollBy(0, tab.getBoundingClientRect().top - top);
      document.cookie = `grundy_language=${tab.dataset.language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
    });
  });
}

function show(tabs, language) {
  if (!tabs.querySelector(`section[data-language="${language}"]`)) return;
  tabs.querySelectorAll('section[data-language]').forEach((panel) => {
    panel.hidden = panel.dataset.language !== language;
  });
  tabs.querySelectorAll('a[data-language]').forEach((tab) => {
    if (tab.dataset.language === language) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  });
}
