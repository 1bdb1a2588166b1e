import type { Phrasebook } from '../phrases.ts';

/** What the mails about a subscription say. */
export const billingMail = {
  perMonth: '{amount} a month, including {vat}% VAT',
  perYear: '{amount} a year, including {vat}% VAT',
  discountONCE: '{price}; {paid} for the next payment',
  discountUNTIL: '{price}, until {date}; then {full}',
  discountALWAYS: '{price}, instead of {full}',
  withCode: '{price} (code {code})',
  seeSubscription: 'See your subscription',
  payNow: 'Pay now',
  withdraw: 'Withdraw from the contract',
  startedSubject: 'Your subscription at {portal}',
  startedText: 'This confirms your subscription to {plan}: {price}. It goes on until you cancel it.',
  startedTrial:
    'The first days are free, until {date}. You get a mail before they end. Cancel before then and you pay nothing.',
  startedPaid: 'It is paid until {date}.',
  startedWithdraw:
    'Until {date} you can withdraw from the contract, without giving a reason, and get back what you paid. Here you do so in two steps, and you can cancel here at any time:',
  trialEndsSubject: 'Your trial at {portal} ends on {date}',
  trialEndsText:
    'Your free trial of {plan} ends on {date}. From then on it is a subscription: {price}, until you cancel.',
  trialEndsCard:
    'The first payment is taken from your card on that day. If you gave no card yet and want to go on, add one before then.',
  trialEndsCancel: 'If you do not want to go on, cancel here before then: you pay nothing, and your data stays.',
  unpaidSubject: 'A payment to {portal} did not go through',
  unpaidText:
    'The payment for your subscription could not be taken. You can pay it here, with the same card or another:',
  unpaidNote:
    'The payment is tried again in the coming days. If it is not made, your access ends; your data stays, and you can go on once it is paid.',
  endsSubject: 'Your subscription at {portal} ends on {date}',
  endsText:
    'Your subscription to {plan} is cancelled. It ends on {date}, and until then you keep your access. Nothing more is taken.',
  endsWithdraw:
    'Until {date} you can also withdraw from the contract. Then it ends at once and you get back what you paid:',
  endsNote: 'Your data stays.',
  withdrawnSubject: 'Receipt: you withdrew from your contract at {portal}',
  withdrawnText: 'On {date} at {time} (Amsterdam) you withdrew from the contract for {plan} of {made}. It has ended.',
  withdrawnMoney: '{amount} goes back to the card that you paid with. Banks mostly need 5 to 10 days for it.',
  withdrawnNothing: 'Nothing was charged, so nothing has to go back.',
  withdrawnReference:
    'Number of the contract: {id}. Keep this mail as your receipt. Your data stays until you delete it.',
  aSubscription: 'your subscription',
} as const satisfies Phrasebook;
