import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  kept.set('weekbord.token', 'of-noor');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['ended', undefined],
  ['replaced by another person’s', 'of-daan'],
])('a page that is left after its session was %s does not store the recipe that was being written', async (_, next) => {
  const { EMPTY_DRAFT, keepDraft, readKeptDraft } = await import('./recipe-draft.ts');
  const draft = { ...EMPTY_DRAFT, name: 'Soup' };
  keepDraft(null, draft);
  expect(readKeptDraft(null)).toEqual(draft);
  kept.clear();
  if (next !== undefined) kept.set('weekbord.token', next);
  keepDraft(null, draft);
  expect(readKeptDraft(null)).toBeNull();
});

it('treats the minutes of a draft stored by an earlier version of the app as its preparation time', async () => {
  kept.set('weekbord.recipe-draft', JSON.stringify({ version: 1, of: null, draft: { name: 'Soup', minutes: '25' } }));
  const { EMPTY_DRAFT, readKeptDraft } = await import('./recipe-draft.ts');
  expect(readKeptDraft(null)).toEqual({ ...EMPTY_DRAFT, name: 'Soup', preparation: '25' });
});
