import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStored, readStored, writeStored } from './stored.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    keys: () => [...values.keys()],
  };
}

let storage = memoryStorage();
let ofTab = memoryStorage();

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  ofTab = memoryStorage();
  vi.stubGlobal('sessionStorage', ofTab);
});
afterEach(() => vi.unstubAllGlobals());

it('deletes everything but the language and the install deferral', () => {
  for (const key of ['token', 'theme', 'locale', 'install-deferred', 'login-email', 'onboarding-form'] as const) {
    writeStored(key, 'x');
  }
  storage.setItem('of-another-app', 'y');
  ofTab.setItem('places', '/diary/2027-03-14');
  clearStored();
  expect(storage.keys()).toEqual(['weekbord.locale', 'weekbord.install-deferred']);
  expect(ofTab.keys()).toEqual([]);
});

it('keeps nothing and fails nowhere where storage is switched off', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  writeStored('token', 'x');
  expect(readStored('token')).toBeNull();
  expect(() => clearStored()).not.toThrow();
});
