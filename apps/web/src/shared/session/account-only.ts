import { redirect } from '@tanstack/react-router';
import { writeStored } from '../stored.ts';
import { readToken } from './token.ts';

/** For the routes that require login: a guest logs in first and returns to `address`. */
export function accountOnly(address: string): void {
  if (readToken() !== null) return;
  writeStored('return-to', address);
  throw redirect({ to: '/login', replace: true });
}
