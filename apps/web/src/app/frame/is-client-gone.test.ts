import { expect, it } from 'vitest';
import { type ApiFailure, CallFailed } from '../../shared/http/api-failure.ts';
import { isClientGone } from './is-client-gone.ts';

it.each<[string, ApiFailure, boolean]>([
  ['the person is no longer a client', { kind: 'refused', status: 404, code: 'not_found' }, true],
  ['the coach no longer has access', { kind: 'refused', status: 403, code: 'not_as_client' }, true],
  ['the server is down', { kind: 'refused', status: 503 }, false],
  ['there is no network', { kind: 'network' }, false],
])('an open page of a client is left if %s: %j → %s', (_why, failure, isGone) => {
  expect(isClientGone({}, new CallFailed(failure))).toBe(isGone);
  expect(isClientGone(undefined, new CallFailed(failure))).toBe(true);
  expect(isClientGone({}, null)).toBe(false);
});
