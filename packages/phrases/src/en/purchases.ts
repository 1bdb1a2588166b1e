import type { Phrasebook } from '../phrases.ts';

/** Whether a purchase that was made with the user's address in another browser is theirs. */
export const purchases = {
  title: 'Is this purchase yours?',
  what: 'On {date}, the subscription {plan} from {portal} was bought with your email address, in another browser.',
  ifMineCOACH: 'If it’s yours, you get the subscription and you become a coach.',
  ifMinePERSON: 'If it’s yours, you get the subscription.',
  ifNotMine: 'If it isn’t, we’ll end it right away and refund what was paid.',
  mine: 'This is mine',
  notMine: 'Not mine',
  later: 'Later',
  claimed: 'The subscription is now yours',
  declined: 'The purchase was cancelled. Anything you paid will be refunded.',
  alreadySubscribed:
    'You already have a subscription or had a trial. This purchase was cancelled, and anything you paid will be refunded.',
} as const satisfies Phrasebook;
