// This file alone decides what a page loads: without an index.js the bundler would join every script of the folder to every page.
import './css/tokens.css';
import './css/fonts.css';
import './css/elements.css';
import './css/layout.css';
import './css/controls.css';
import './css/pieces.css';
import './css/prose.css';
import './css/code.css';
import './css/problems.css';
import './css/notebook.css';
import './css/api.css';
import './css/board.css';
import './css/progress.css';
import './css/submissions.css';
import './css/difference.css';
import './css/workspace.css';
import './css/editor.css';
import './css/run.css';
import './css/practice.css';
import './css/sign-in.css';
import './css/settings.css';
import './css/celebration.css';
import './css/contrast.css';
import './css/motion.css';
import './css/print.css';

import { watchMenus } from './js/menus.js';
import { watchReturns } from './js/returns.js';
import { watchTheme } from './js/theme.js';
import { offerCopies } from './js/copies.js';
import { goLive } from './js/live.js';
import { keepFresh } from './js/refresh.js';
import { awaitCheck } from './js/hand.js';
import { watchSignOut } from './js/leaving.js';
import { watchDialogs } from './js/dialogs.js';
import { keepSession } from './js/clock.js';
import { openHintsInPlace } from './js/hints.js';
import { switchLanguagesInPlace } from './js/codeTabs.js';
import { sendQuietly } from './js/quiet.js';
import { proposeZone, tellLocalTimes } from './js/moments.js';
import { celebrate } from './js/celebration.js';
import { watchAborts } from './js/abort.js';
import { leadToLines } from './js/places.js';

watchReturns();
watchMenus();
watchTheme();
celebrate();
watchAborts();
leadToLines();
offerCopies(document);
document.querySelectorAll('[data-live]').forEach(goLive);
document.querySelectorAll('[data-refresh]').forEach(keepFresh);
document.querySelectorAll('[data-hand-waits]:not([data-match] *)').forEach((waiting) => awaitCheck(waiting));
document.querySelectorAll('[data-match]').forEach((match) => {
  import('./js/play.js').then(({ playInPlace }) => playInPlace(match, { awaitCheck, offerCopies }));
});
document.querySelectorAll('[data-session]').forEach(keepSession);
openHintsInPlace();
switchLanguagesInPlace();
watchSignOut();
watchDialogs();
document.querySelectorAll('[data-quiet-forms]').forEach(sendQuietly);
tellLocalTimes(document);
document.querySelectorAll('[data-proposed-zone]').forEach(proposeZone);

// The heavy parts are fetched only by pages that have a use for them, and after the page can be read.
if (document.querySelector('pre code[class*="language-"]')) {
  import('./js/highlighting.js').then(({ highlightAll }) => highlightAll(document));
}
// The editor comes last: it keeps the drafts of people who write in it.
const coding = document.querySelector('[data-workspace], [data-run]')
  ? import('./js/coding.js').then(({ beginToCode }) => beginToCode())
  : undefined;
document.querySelectorAll('textarea[data-editor]').forEach((source) => {
  Promise.all([import('./js/editor.js'), coding]).then(([{ enhance }]) => enhance(source));
});
document.querySelectorAll('[data-passkey]').forEach((offer) => {
  import('./js/passkeys.js').then(({ offerPasskeys }) => offerPasskeys(offer));
});
document.querySelectorAll('[data-zone-offer]').forEach((offer) => {
  import('./js/zone.js').then(({ offerZone }) => offerZone(offer));
});
document.querySelectorAll('[data-studio-form]').forEach((form) => {
  import('./js/studio.js').then(({ watchStudio }) => watchStudio(form));
});
