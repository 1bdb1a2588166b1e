import type { Phrasebook } from '../phrases.ts';

/** The texts of emails about a subscription. */
export const billingMail = {
  perMonth: '{amount} a month, including {vat}% VAT',
  perYear: '{amount} a year, including {vat}% VAT',
  discountONCE: '{price}; your next payment is {paid}',
  discountUNTIL: '{price}, until {date}; then {full}',
  discountALWAYS: '{price}, instead of {full}',
  withCode: '{price} (code {code})',
  seeSubscription: 'See your subscription',
  payNow: 'Pay now',
  withdraw: 'Withdraw from the contract',
  startedSubject: 'Your {portal} subscription',
  startedText: 'This confirms your subscription to {plan}: {price}. It continues until you cancel.',
  startedTrial:
    'The trial is free until {date}. We’ll email you before it ends. Cancel before then and you pay nothing.',
  startedPaid: 'You’ve paid until {date}.',
  startedWithdraw:
    'Until {date} you can withdraw from the contract without giving a reason and get back anything you’ve paid. You can do that here in two steps, and you can cancel here at any time:',
  trialEndsSubject: 'Your {portal} trial ends on {date}',
  trialEndsText:
    'Your free trial of {plan} ends on {date}. After that it becomes a paid subscription: {price}, until you cancel.',
  trialEndsCard:
    'The first payment is taken from your card on that day. If you haven’t added a card yet and want to continue, add one before then.',
  trialEndsCancel: 'If you don’t want to continue, cancel here before then: you pay nothing, and your data is kept.',
  unpaidSubject: 'A payment to {portal} didn’t go through',
  unpaidText:
    'We couldn’t take the payment for your subscription. You can pay here, with the same card or another one:',
  unpaidNote:
    'We’ll try the payment again over the next few days. If it still fails, your access ends; your data is kept, and you can continue once it’s paid.',
  endsSubject: 'Your {portal} subscription ends on {date}',
  endsText:
    'Your subscription to {plan} is cancelled. It ends on {date}, and you keep your access until then. You won’t be charged again.',
  endsWithdraw:
    'Until the end of {date} you can also withdraw from the contract. It then ends immediately and you get your money back:',
  endsNote: 'Your data is kept.',
  withdrawnSubject: 'Confirmation: you withdrew from your contract with {portal}',
  withdrawnText:
    'On {date} at {time} (Amsterdam time) you withdrew from the contract for {plan} dated {made}. The contract has ended.',
  withdrawnMoney: '{amount} is refunded to the card you paid with. Banks usually take 5 to 10 days.',
  withdrawnNothing: 'You weren’t charged, so there is nothing to refund.',
  withdrawnReference:
    'Contract number: {id}. Keep this email as your confirmation. Your data is kept until you delete it.',
  aSubscription: 'this service',
} as const satisfies Phrasebook;
