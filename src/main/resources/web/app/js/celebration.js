const SPARKS = 9;

/** Lets sparks fly when a verdict arrives that is AC, unless less motion is asked for. */
export function celebrate() {
  document.addEventListener('fragment', (event) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const verdict = event.target.querySelector('.submission-status__verdict .verdict--accepted');
    if (!verdict || event.target.dataset.celebrated !== undefined) return;
    event.target.dataset.celebrated = '';
    verdict.append(sparks());
  });
}

function sparks() {
  const all = document.createElement('span');
  all.className = 'sparks';
  all.setAttribute('aria-hidden', 'true');
  for (let i = 0; i < SPARKS; i++) {
    const spark = document.createElement('span');
    spark.className = 'spark';
    all.append(spark);
  }
  all.lastChild.addEventListener('animationend', () => all.remove());
  return all;
}
