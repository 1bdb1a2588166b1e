import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import type { ReadRequest, Reply } from '../http/server.ts';
import type { Till } from '../interface.ts';
import { goTo, html, page } from './html.ts';
import type { Speaking } from './speaking.ts';

const STEPS = [
  [1, 'clockDay'],
  [3, 'clockThreeDays'],
  [14, 'clockTwoWeeks'],
  [31, 'clockMonth'],
] as const;
const SHOWN = 30;

/** Shows the time of the clock, buttons that move it, and recent events. */
export function showClock(till: Till, speaking: Speaking): Reply {
  const { say } = speaking;
  const events = till.events().slice(-SHOWN).toReversed();
  return page(
    speaking,
    say('clockTitle'),
    html`<p>${say('clockText', { date: speaking.day(till.now().getTime() / 1000) })}</p>
      <form method="post">
        ${STEPS.map(([days, word]) => html`<button class="plain" name="days" value="${days}">${say(word)}</button> `)}
      </form>
      <h2>${say('lastEvents')}</h2>
      ${events.length === 0 && html`<p>${say('noEvents')}</p>`}
      <ol>
        ${events.map(({ type, created }) => html`<li>${speaking.day(created)}: <code>${type}</code></li>`)}
      </ol>`,
  );
}

/** Moves the clock if the till's own page requests it. */
export async function actOnClock(
  till: Till,
  request: ReadRequest,
  form: URLSearchParams,
  speaking: Speaking,
): Promise<Reply> {
  const step = STEPS.find(([days]) => String(days) === form.get('days'));
  // A form on another site must not move the clock.
  if (step === undefined || request.headers.origin !== `http://${request.headers.host}`)
    return showClock(till, speaking);
  await till.advance(step[0] * DAY_MS);
  return goTo('/till');
}
