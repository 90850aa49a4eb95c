import { keepDrafts } from './drafts.js';
import { watchResults } from './results.js';
import { watchRuns } from './run.js';
import { submitInPlace } from './submitting.js';
import { divide } from './workspace.js';

/** All that a page needs on which programs are written, run and sent, but the editor itself. */
export function beginToCode() {
  watchRuns();
  document.querySelectorAll('[data-workspace]').forEach((workspace) => {
    divide(workspace);
    watchResults();
  });
  document.querySelectorAll('[data-code-form]').forEach((form) => {
    // From now on the version is always that of the chosen language's draft; before, it may be of one that is not offered now.
    const versionOf = form.elements['version-of'];
    if (versionOf.value !== form.elements.language.value) form.elements.version.value = 0;
    versionOf.remove();
    submitInPlace(form, keepDrafts(form));
  });
}
