import { readStored, writeStored } from '../../../shared/stored.ts';

/** Returns the email address to which a code or magic link was last emailed from this device. */
export function readLoginAddress(): string {
  return readStored('login-email') ?? '';
}

/** Whether that email was requested after a checkout. */
export function isLoginAfterCheckout(): boolean {
  const email = readStored('login-after-checkout');
  return email !== null && email === readLoginAddress();
}

/** Stores the email address while the person looks for the email. */
export function keepLoginAddress(email: string, isAfterCheckout = false): void {
  writeStored('login-email', email);
  writeStored('login-after-checkout', isAfterCheckout ? email : null);
}
