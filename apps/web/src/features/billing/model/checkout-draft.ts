import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/stored.ts';

const EMPTY = { price: '', first_name: '', last_name: '', email: '', promo_code: '', applied: '' };

/** What a buyer has chosen and typed; `applied` is the applied code. */
export type CheckoutDraft = Readonly<typeof EMPTY>;

/** Returns what was typed before, as far as this browser has it. */
export function readDraft(): CheckoutDraft {
  try {
    const kept = JSON.parse(readStored('checkout-draft') ?? '{}') as Partial<Record<string, unknown>>;
    const texts = Object.entries(kept ?? {}).filter(([name, text]) => name in EMPTY && typeof text === 'string');
    return { ...EMPTY, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY;
  }
}

/** Deletes what was typed, after the purchase. */
export function forgetDraft(): void {
  writeStored('checkout-draft', null);
}

/**
 * This browser's draft, which survives leaving for the payment page and returning; `price` is the plan in the address.
 */
export function useCheckoutDraft(price: string | undefined) {
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({ ...readDraft(), ...(price !== undefined && { price }) }));
  const change = (next: Partial<CheckoutDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    writeStored('checkout-draft', JSON.stringify(changed));
  };
  return [draft, change] as const;
}
