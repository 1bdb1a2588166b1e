import { readStored, writeStored } from '../../../shared/stored.ts';

/** The address to which a code or link was mailed last on this device. */
export function readLoginAddress(): string {
  return readStored('login-email') ?? '';
}

/** Keeps the address while the person looks for the mail. */
export function keepLoginAddress(email: string): void {
  writeStored('login-email', email);
}
