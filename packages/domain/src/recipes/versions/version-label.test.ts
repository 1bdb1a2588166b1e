import { describe, expect, it } from 'vitest';
import { versionLabel } from './version-label.ts';

const vegan = ['diet:vegan', 'intolerance:lactose'] as const;

describe('the label of a version', () => {
  it.each([
    ['Chicken curry', 'chicken breast'],
    ['Kipcurry met rijst', 'kipfilet'],
    ['Kippensoep', 'kippendij'],
    ['Pasta with minced beef', 'minced beef'],
    ['Gehaktballetjes in tomatensaus', 'rundergehakt'],
    ['Quark with strawberries', 'low-fat quark'],
    ['Kwark met aardbeien', 'magere kwark'],
    ['Lamskofta met salade', 'lamsgehakt'],
    ['Geitenkaassalade', 'zachte geitenkaas'],
    ['Prawn risotto with peas', 'prawns (peeled, raw)'],
    ['Dutch tomato soup with meatballs', 'lean beef mince (raw)'],
    ['Tomatensoep met balletjes', 'mager rundergehakt (rauw)'],
    ['Chili con carne with rice', 'lean beef mince (raw)'],
    ['Coq au vin', 'chicken thigh fillet (raw)'],
    ['Jerk chicken met kokosrijst', 'kippendijfilet (rauw)'],
    ['Varkensvlees met appel en prei', 'hamlap (rauw)'],
    ['Cheese on toast', 'mature cheddar'],
  ])('is added to %s made without %s', (name, from) => {
    expect(versionLabel(name, [{ from, because: vegan }])).toBe('diet:vegan');
  });

  it.each([
    ['Banana bread', 'semi-skimmed milk'],
    ['Chickpea curry', 'chicken stock'],
    ['Tofu with smoked paprika', 'smoked chicken'],
    ['Noedels met pindasaus', 'sojasaus'],
    ['Havermout met appel', 'halfvolle melk'],
    ['Chickpea and carrot burger', 'ciabatta roll'],
    ['Toast met hummus', 'speltbrood'],
  ])('is not added to %s made without %s', (name, from) => {
    expect(versionLabel(name, [{ from, because: vegan }])).toBeNull();
  });

  it('is not added if another brand of the food suits the diet', () => {
    const quark = { from: 'low-fat quark', because: ['diet:vegetarian'] as const, unsureFor: ['vegetarian'] as const };
    expect(versionLabel('Quark with strawberries', [quark])).toBeNull();
    const without = { ...quark, because: ['diet:vegetarian', 'intolerance:lactose'] as const };
    expect(versionLabel('Quark with strawberries', [without])).toBe('intolerance:lactose');
    expect(versionLabel('Quark with strawberries', [{ ...quark, because: ['diet:vegan'] }])).toBe('diet:vegan');
  });

  it('states the reason for the first swapped food that the name promises', () => {
    const swapped = [
      { from: 'butter', because: ['intolerance:lactose'] as const },
      { from: 'beef', because: ['dislike:BEEF'] as const },
    ];
    expect(versionLabel('Beef stew', swapped)).toBe('dislike:BEEF');
    expect(versionLabel('Beef stew', [])).toBeNull();
  });
});
