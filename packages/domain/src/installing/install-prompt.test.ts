import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import {
  deferredInstall,
  type InstallDeferral,
  promptsInstall,
  readDeferral,
  writeDeferral,
} from './install-prompt.ts';

const TODAY = '2026-03-20';
const facts = { usesPwa: true, isInstalled: false, isOnDesktop: false, deferral: null, today: TODAY };

it.each([
  ['offered on a phone', {}, true],
  ['not offered where the portal does not want that', { usesPwa: false }, false],
  ['not offered in the installed app', { isInstalled: true }, false],
  ['not offered on a computer', { isOnDesktop: true }, false],
  ['not offered for 14 days after it was postponed', { deferral: { times: 1, on: '2026-03-07' } }, false],
  ['offered after 14 days', { deferral: { times: 1, on: '2026-03-06' } }, true],
  ['not offered for 60 days after it was postponed again', { deferral: { times: 2, on: '2026-01-20' } }, false],
  ['offered after 60 days', { deferral: { times: 2, on: '2026-01-19' } }, true],
  ['never offered again after the third time', { deferral: { times: 3, on: '2020-01-01' } }, false],
])('installing is %s', (_, change, expected) => {
  expect(promptsInstall({ ...facts, ...change })).toBe(expected);
});

it('installing is offered at most three times, no matter how often a person returns', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, (days) => {
      let today = TODAY;
      let deferral: InstallDeferral | null = null;
      const offered: string[] = [];
      for (const gap of days) {
        today = addDays(today, gap);
        if (!promptsInstall({ ...facts, deferral, today })) continue;
        offered.push(today);
        deferral = readDeferral(writeDeferral(deferredInstall(deferral, today)));
      }
      expect(offered.length).toBeLessThanOrEqual(3);
      if (offered[1] !== undefined) expect(offered[1] >= addDays(offered[0]!, 14)).toBe(true);
      if (offered[2] !== undefined) expect(offered[2] >= addDays(offered[1]!, 60)).toBe(true);
    }),
  );
});

it('a stored deferral is parsed safely, whatever it contains', () => {
  expect(readDeferral('2 2026-03-20')).toEqual({ times: 2, on: '2026-03-20' });
  for (const kept of [null, '', 'true', '1', '0 2026-03-20', '1 2026-02-30', '-1 2026-03-20', '1 2026-03-20 x'])
    expect([kept, readDeferral(kept)]).toEqual([kept, null]);
  fc.assert(fc.property(fc.string(), (kept) => void readDeferral(kept)));
});
