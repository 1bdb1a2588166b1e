import type { CardErrorBody } from './wire.ts';

/** Why a bank or the till declines a card. */
export type Refusal = Pick<CardErrorBody, 'code' | 'decline_code' | 'message' | 'param'>;

export interface TestCard {
  readonly number: string;
  /** The test payment methods and tokens for this card. */
  readonly tokens: readonly string[];
  readonly brand: string;
  /** Why the card cannot be saved for later; absent if it can. */
  readonly refusedAtSetup?: Refusal;
  readonly refusedAtCharge?: Refusal;
  /** When the bank asks the cardholder: always, or until the card is set up for off-session payments. */
  readonly asks?: 'always' | 'until_set_up';
}

const refused = (decline_code: string, message: string): Refusal => ({ code: 'card_declined', decline_code, message });
const DECLINED = refused('generic_decline', 'Your card was declined.');
const INSUFFICIENT = refused('insufficient_funds', 'Your card has insufficient funds.');
const LOST = refused('lost_card', 'Your card was declined.');
const STOLEN = refused('stolen_card', 'Your card was declined.');
const EXPIRED: Refusal = { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' };
const WRONG_CVC: Refusal = {
  code: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
  param: 'cvc',
};
const PROCESSING: Refusal = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

const always = (refusal: Refusal) => ({ refusedAtSetup: refusal, refusedAtCharge: refusal });

const CARDS = {
  visa: { number: '4242424242424242', tokens: ['pm_card_visa', 'tok_visa'], brand: 'visa' },
  mastercard: { number: '5555555555554444', tokens: ['pm_card_mastercard', 'tok_mastercard'], brand: 'mastercard' },
  declined: {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined', 'tok_chargeDeclined'],
    brand: 'visa',
    ...always(DECLINED),
  },
  insufficientFunds: {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    brand: 'visa',
    ...always(INSUFFICIENT),
  },
  lost: { number: '4000000000009987', tokens: ['pm_card_chargeDeclinedLostCard'], brand: 'visa', ...always(LOST) },
  stolen: {
    number: '4000000000009979',
    tokens: ['pm_card_chargeDeclinedStolenCard'],
    brand: 'visa',
    ...always(STOLEN),
  },
  expired: {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    brand: 'visa',
    ...always(EXPIRED),
  },
  wrongCvc: {
    number: '4000000000000127',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc'],
    brand: 'visa',
    ...always(WRONG_CVC),
  },
  processing: {
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    brand: 'visa',
    ...always(PROCESSING),
  },
  needsAuthentication: {
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    brand: 'visa',
    asks: 'until_set_up',
  },
  alwaysAuthentication: {
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'],
    brand: 'visa',
    asks: 'always',
  },
  failsAtRenewal: {
    number: '4000000000000341',
    tokens: ['pm_card_chargeCustomerFail'],
    brand: 'visa',
    refusedAtCharge: DECLINED,
  },
} as const satisfies Record<string, TestCard>;

export type CardName = keyof typeof CARDS;

export function cardOf(name: CardName): TestCard {
  return CARDS[name];
}

export function cardByToken(token: string): CardName | undefined {
  return names().find((name) => cardOf(name).tokens.includes(token));
}

export function cardByNumber(number: string): CardName | undefined {
  return names().find((name) => CARDS[name].number === number);
}

function names(): CardName[] {
  return Object.keys(CARDS) as CardName[];
}

/** The card data that a person enters. */
export interface FilledCard {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly cvc: string;
}

/**
 * Returns why the till rejects a card without asking the bank; null if it accepts it. Only test numbers are accepted,
 * never a real card.
 */
export function faultOf({ number, month, year, cvc }: FilledCard, now: Date): Refusal | null {
  const fault = (code: string, message: string, param: string) => ({ code, message, param });
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return fault('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (cardByNumber(number) === undefined) {
    return {
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      param: 'number',
    };
  }
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return fault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const isPast = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50) {
    return fault('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (!/^\d{3,4}$/.test(cvc)) return fault('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return null;
}

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
