import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/stored.ts';

const EMPTY = { price: '', first_name: '', last_name: '', email: '', promo_code: '', applied: '' };

/** A buyer's choices and typed texts; `applied` is the applied code. */
export type CheckoutDraft = Readonly<typeof EMPTY>;

/** Returns the draft that this browser stored, if any. */
export function readDraft(): CheckoutDraft {
  try {
    const kept = JSON.parse(readStored('checkout-draft') ?? '{}') as Partial<Record<string, unknown>>;
    const texts = Object.entries(kept ?? {}).filter(([name, text]) => name in EMPTY && typeof text === 'string');
    return { ...EMPTY, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY;
  }
}

/** Deletes the draft after the purchase. */
export function forgetDraft(): void {
  writeStored('checkout-draft', null);
}

/** This browser's draft, which survives the trip to the payment page; `price` is the plan in the URL. */
export function useCheckoutDraft(price: string | undefined) {
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({ ...readDraft(), ...(price !== undefined && { price }) }));
  const change = (next: Partial<CheckoutDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    writeStored('checkout-draft', JSON.stringify(changed));
  };
  return [draft, change] as const;
}
