/** Back shows a page as it was. When somebody else is signed in by now, or nobody, or another language is chosen, it is fetched anew instead. */
export function watchReturns() {
  window.addEventListener('pageshow', (event) => {
    const returned = event.persisted || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
    const { visitor, language } = document.documentElement.dataset;
    // An error page is nobody's, and may hold what was refused: it has no other answer.
    if (!returned || visitor === undefined) return;
    if (cookie('grundy_visitor') === visitor && cookie('grundy_page_language') === language) return;
    document.body.hidden = true;
    window.location.reload();
  });
}

function cookie(name) {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}
