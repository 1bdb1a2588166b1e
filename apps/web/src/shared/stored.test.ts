import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, migrateStored, readStored, writeStored } from './stored.ts';

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

it('[AUTH-07] deletes everything but the language and the install deferral', () => {
  for (const key of ['token', 'theme', 'locale', 'install-deferred', 'login-email', 'onboarding-form'] as const) {
    writeStored(key, 'x');
  }
  storage.setItem('of-another-app', 'y');
  ofTab.setItem('places', '/diary/2027-03-14');
  clearStored();
  expect(storage.keys()).toEqual(['weekbord.locale', 'weekbord.install-deferred']);
  expect(ofTab.keys()).toEqual([]);
});

describe('the stored data', () => {
  beforeEach(() => {
    for (const key of ['token', 'locale', 'recipe-draft'] as const) writeStored(key, key);
  });

  it('has version 1, and migrates unversioned data unchanged', () => {
    migrateStored();
    expect(storage.getItem('weekbord.version')).toBe('1');
    migrateStored();
    expect(['token', 'locale', 'recipe-draft'].map((key) => storage.getItem(`weekbord.${key}`))).toEqual([
      'token',
      'locale',
      'recipe-draft',
    ]);
  });

  it('is not read if a newer version stored it', () => {
    storage.setItem('weekbord.version', '2');
    migrateStored();
    expect(storage.keys().toSorted()).toEqual(['weekbord.locale', 'weekbord.version']);
    expect(storage.getItem('weekbord.version')).toBe('1');
  });
});

it('nothing is stored if storage is switched off, without any error', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  writeStored('token', 'x');
  expect(readStored('token')).toBeNull();
  expect(() => clearStored()).not.toThrow();
  expect(migrateStored).not.toThrow();
});
