import type { FilledCard, Refusal } from '../cards.ts';
import { TEST_CARDS } from '../interface.ts';
import { type Html, html } from './html.ts';
import type { Speaking } from './speaking.ts';
import { wordOf } from './words.ts';

/** The entered values to be shown again, which never include the card. */
export interface CardFormState {
  readonly refusal: Refusal | null;
  readonly email?: string | null;
  readonly name?: string | null;
}

export function cardFields({ say }: Speaking, { refusal, name }: CardFormState): Html {
  const field = (id: string, label: string, param: string, autocomplete: string, mode = 'numeric') => {
    const isWrong = refusal?.param === param;
    return html`<div>
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        name="${id}"
        autocomplete="${autocomplete}"
        inputmode="${mode}"
        required${isWrong && html` aria-invalid="true" aria-describedby="fault"`}
      />
    </div>`;
  };
  return html`<h2>${say('cardTitle')}</h2>
    ${field('number', say('number'), 'number', 'cc-number')}
    <div class="row">
      ${field('month', say('month'), 'exp_month', 'cc-exp-month')}
      ${field('year', say('year'), 'exp_year', 'cc-exp-year')} ${field('cvc', say('cvc'), 'cvc', 'cc-csc')}
    </div>
    <label for="name">${say('name')}</label>
    <input id="name" name="name" autocomplete="cc-name" value="${name ?? ''}" />`;
}

/** Returns the message that says what is wrong with a form, and that nothing was charged. */
export function fault({ say }: Speaking, refusal: Refusal | null): Html | null {
  if (refusal === null) return null;
  return html`<div class="alert" role="alert" id="fault">
    <strong>${say(wordOf(refusal.decline_code ?? refusal.code))}</strong> ${say('tryAgain')}
  </div>`;
}

/** Lists the test cards and their behaviour. */
export function cardsOfTheTrial({ say }: Speaking): Html {
  const rows: readonly [string, string][] = [
    [TEST_CARDS.ok, say('cardOk')],
    [TEST_CARDS.declined, say('cardDeclined')],
    [TEST_CARDS.insufficientFunds, say('cardInsufficient')],
    [TEST_CARDS.needsAuthentication, say('cardBank')],
    [TEST_CARDS.failsAtRenewal, say('cardRenewal')],
  ];
  return html`<details>
    <summary>${say('testCards')}</summary>
    <ul>
      ${rows.map(([number, what]) => html`<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${what}</li>`)}
    </ul>
    <p>${say('cardRest')}</p>
  </details>`;
}

/** Returns the card entered in a form. */
export function cardIn(form: URLSearchParams): FilledCard {
  const digits = (name: string) => (form.get(name) ?? '').replaceAll(/[\s-]/g, '');
  const year = Number(digits('year'));
  return {
    number: digits('number'),
    month: Number(digits('month')),
    year: year < 100 ? 2000 + year : year,
    cvc: digits('cvc'),
  };
}

export function textIn(form: URLSearchParams, name: string): string | null {
  const text = (form.get(name) ?? '').trim();
  return text === '' ? null : text;
}
