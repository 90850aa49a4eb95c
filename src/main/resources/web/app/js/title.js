const SEPARATOR = ' · ';
const link = document.querySelector('link[rel="icon"]');

/** What the page is called and shows while it tells of no verdict. */
const first = document.querySelector('[data-title]')?.dataset.title;
const title = first && document.title.startsWith(first + SEPARATOR) ? document.title.slice((first + SEPARATOR).length) : document.title;
const icon = document.querySelector('[data-title]') ? '/favicon.svg' : link.getAttribute('href');

/** Lets the page's title and icon say how the submission stands that an element tells of; of none, what they said at first. */
export function carryState(element) {
  const state = element?.querySelector('[data-title]');
  document.title = state ? state.dataset.title + SEPARATOR + title : title;
  link.href = state ? state.dataset.icon : icon;
}
