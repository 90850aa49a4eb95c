import { languageOf } from './pasted.js';

let asked;
/** Asked for with the first paste. Where they cannot be had nothing is offered, and the next paste asks again. */
function signs() {
  asked ??= fetch('/languages/signs.json')
    .then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText)))
    .catch(() => {
      asked = undefined;
      return {};
    });
  return asked;
}

/**
 * Offers to change the language when a text of another one was pasted; nothing changes by itself. Answers what the editor
 * tells it: look(pasted, before), accept() and dismiss(), which answer whether there was an offer.
 */
export function offerLanguage(bar, chooser, change, leave) {
  const says = bar.querySelector('[data-offer-says]');
  const ways = bar.querySelector('[data-offer-ways]');
  let offered;
  let turn = 0;

  const end = () => {
    turn += 1;
    const was = offered !== undefined;
    offered = undefined;
    says.textContent = '';
    ways.hidden = true;
    return was;
  };
  const look = async (pasted, before) => {
    end();
    const mine = turn;
    const language = languageOf(pasted, await signs());
    // Something else was pasted or chosen while the signs came.
    if (mine !== turn) return;
    const other = [...chooser.options].find((one) => !one.disabled && one.value === language);
    if (!other || other.selected) return;
    offered = { pasted, before, language: other.value };
    says.textContent = other.dataset.offer;
    ways.hidden = false;
  };
  const accept = () => {
    if (!offered) return false;
    const { pasted, language, before } = offered;
    end();
    change(pasted, language, before);
    return true;
  };

  chooser.addEventListener('change', end);
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && end()) leave();
  });
  bar.querySelector('[data-offer-accept]').addEventListener('click', accept);
  bar.querySelector('[data-offer-dismiss]').addEventListener('click', () => {
    end();
    leave();
  });
  return { look, accept, dismiss: end };
}
