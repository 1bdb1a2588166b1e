import { readStored, writeStored } from '../../../shared/stored.ts';

/** Returns the address that a code or link was last mailed to on this device. */
export function readLoginAddress(): string {
  return readStored('login-email') ?? '';
}

/** Whether that mail was requested after a checkout. */
export function isLoginAfterCheckout(): boolean {
  const email = readStored('login-after-checkout');
  return email !== null && email === readLoginAddress();
}

/** Stores the address while the person looks for the mail. */
export function keepLoginAddress(email: string, isAfterCheckout = false): void {
  writeStored('login-email', email);
  writeStored('login-after-checkout', isAfterCheckout ? email : null);
}
