import { isMeal } from '@weekbord/domain/reminders/due-reminders';
import type { Language } from '@weekbord/domain/languages/languages';
import { reminderWords } from '@weekbord/phrases/reminder-messages';
import type { Message } from '../../platform/mail/mail.ts';
import type { PhoneMessage } from '../../platform/outbound/phone-push.ts';
import type { Asked } from './reminder-point.ts';
import { stopAddress, stoppableMail, type StoppableRecipient } from './stoppable-mail.ts';

/** The content of a reminder, which includes nothing about a person's weight, nutrients or cycle. */
export interface Worded extends Pick<Asked, 'kind' | 'date'> {
  /** The secret in a link that stops all reminders. */
  readonly secret: string;
  readonly language: Language;
}

/** The name of the meal for a device, if the person asked for that; null if it is not to be shown. */
interface PushWorded extends Worded {
  readonly dish: string | null;
}

/** Returns the message for a browser's service worker to show (`push-worker.js` of the web app). */
export function pushContent(worded: PushWorded): string {
  const { title, text, stop, stopped } = reminderWords(worded.kind, worded.dish, worded.language);
  return JSON.stringify({
    title,
    body: text,
    tag: tagOf(worded),
    address: addressOf(worded),
    language: worded.language,
    stop: { label: stop, done: stopped, address: stopAddress(worded.secret) },
  });
}

/**
 * Returns what a phone shows, and the page it opens. The service that delivers it can read it, unlike a browser's push
 * service.
 */
export function phoneContent(worded: Omit<PushWorded, 'secret'>): Omit<PhoneMessage, 'expiresAt'> {
  const { title, text } = reminderWords(worded.kind, worded.dish, worded.language);
  return { title, body: text, tag: tagOf(worded), address: addressOf(worded) };
}

/**
 * Returns the tag of a reminder on a device. A device shows only the last message with a tag, so a message that arrives
 * twice is shown once.
 */
function tagOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  return `${kind}-${date}`;
}

/** Returns the email for a reminder. It never says what is eaten. */
export function reminderMail(reminder: Pick<Asked, 'kind' | 'date'>, recipient: StoppableRecipient): Message {
  const { title, text, open, stop } = reminderWords(reminder.kind, null, recipient.language);
  const content = { subject: title, text, open, stop, path: addressOf(reminder), kind: 'REMINDER' } as const;
  return stoppableMail(content, recipient);
}

function addressOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  if (isMeal(kind)) return `/diary/${date}`;
  return kind === 'WEIGH_IN' ? '/progress' : '/groceries';
}
