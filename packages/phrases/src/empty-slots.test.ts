import { expect, it } from 'vitest';
import { emptySlotPhrase } from './empty-slots.ts';

const VEGAN = { kind: 'diet', diet: 'VEGAN' } as const;
const SOY = { kind: 'allergen', allergen: 'soy' } as const;

it('emptySlotPhrase names one rule, or several at once, in both languages, starting with the diet', () => {
  expect(emptySlotPhrase([VEGAN], 'en')).toBe('No recipe for this meal is vegan.');
  expect(emptySlotPhrase([SOY], 'nl')).toBe('Geen enkel recept voor deze maaltijd is zonder soja.');
  const rules = [{ kind: 'disliked' }, { kind: 'avoided' }, { kind: 'energy', kcal: 1200 }, SOY, VEGAN] as const;
  expect(emptySlotPhrase(rules, 'en')).toBe(
    'No recipe for this meal matches all of these: vegan, free from soy, around 1,200 kcal, free from foods you avoid and to your taste.',
  );
  expect(emptySlotPhrase(rules, 'nl')).toBe(
    'Geen enkel recept voor deze maaltijd is tegelijk veganistisch, zonder soja, rond 1.200 kcal, zonder wat je niet wilt eten en naar je smaak.',
  );
});

it('emptySlotPhrase says what is left, not what is excluded, if only a dislike or an avoided food is in the way', () => {
  expect(emptySlotPhrase([{ kind: 'disliked' }], 'en')).toBe('Only recipes you dislike are left for this meal.');
  expect(emptySlotPhrase([{ kind: 'disliked' }], 'nl')).toBe(
    'Voor deze maaltijd zijn er alleen nog recepten die je niet lekker vindt.',
  );
  expect(emptySlotPhrase([{ kind: 'avoided' }], 'en')).toBe('Every recipe for this meal contains something you avoid.');
  expect(emptySlotPhrase([{ kind: 'avoided' }], 'nl')).toBe(
    'In elk recept voor deze maaltijd zit iets wat je niet wilt eten.',
  );
});

it('emptySlotPhrase says that there is nothing to choose from, or nothing to fill', () => {
  expect(emptySlotPhrase([{ kind: 'noRecipes' }], 'en')).toBe('There are no recipes for this meal yet.');
  expect(emptySlotPhrase([{ kind: 'noTarget' }], 'nl')).toBe('In je plan staan geen calorieën voor deze maaltijd.');
});
