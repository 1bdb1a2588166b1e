import { describe, expect, it } from 'vitest';
import {
  heightEntry,
  switchHeightUnit,
  switchWeightUnit,
  typedWeight,
  typeHeight,
  typeWeight,
  weightEntry,
} from './measure-entry.ts';

describe('a height in its fields', () => {
  it('[ONB-06] shows cm or feet and inches, with 12 inches as the next foot', () => {
    expect(heightEntry(160, 'CENTIMETRES', 'en').texts).toEqual(['160']);
    expect(heightEntry(160, 'FEET', 'en').texts).toEqual(['5', '3']);
    expect(heightEntry(182.6, 'FEET', 'en').texts).toEqual(['6', '0']);
    expect(heightEntry(182.5, 'CENTIMETRES', 'nl').texts).toEqual(['182,5']);
  });

  it('[ONB-06] is unchanged after switching the unit back and forth', () => {
    for (let height = 120; height <= 250; height++) {
      const there = switchHeightUnit(heightEntry(height, 'CENTIMETRES', 'en'), 'FEET', 'en');
      expect(switchHeightUnit(there, 'CENTIMETRES', 'en').texts).toEqual([String(height)]);
    }
  });

  it('[ONB-06] accepts feet and inches, treats empty inches as 0, and refuses words', () => {
    const entry = heightEntry(null, 'FEET', 'en');
    expect(typeHeight(entry, 0, '5', 'FEET').value).toBe(152);
    expect(typeHeight(typeHeight(entry, 0, '5', 'FEET'), 1, '7', 'FEET').value).toBe(170);
    expect(typeHeight(entry, 0, 'five', 'FEET').value).toBeNull();
  });
});

describe('a weight in its fields', () => {
  it('[ONB-07] shows kilograms to one decimal, pounds, and stone with pounds', () => {
    expect(weightEntry(70.55, 'KILOGRAMS', 'nl').texts).toEqual(['70,6']);
    expect(weightEntry(70, 'POUNDS', 'en').texts).toEqual(['154.3']);
    expect(weightEntry(70, 'STONES', 'en').texts).toEqual(['11', '0.3']);
  });

  it('[ONB-07] is unchanged after switching through all units', () => {
    for (let tenths = 450; tenths <= 3000; tenths += 7) {
      const start = weightEntry(tenths / 10, 'KILOGRAMS', 'en');
      const pounds = switchWeightUnit(start, 'POUNDS', 'en');
      const back = switchWeightUnit(switchWeightUnit(pounds, 'STONES', 'en'), 'KILOGRAMS', 'en');
      expect(back.texts).toEqual(start.texts);
      expect(back.value).toBe(start.value);
    }
  });

  it('[ONB-07] accepts a comma and a dot', () => {
    const entry = weightEntry(70, 'KILOGRAMS', 'en');
    expect(typeWeight(entry, 0, '70,5', 'KILOGRAMS').value).toBe(70.5);
    expect(typeWeight(entry, 0, '70.5', 'KILOGRAMS').value).toBe(70.5);
    expect(typeWeight(entry, 0, '1.070,5', 'KILOGRAMS').value).toBeNull();
  });

  it('accepts stone and pounds together, treats empty pounds as 0, and refuses words', () => {
    const entry = typeWeight(weightEntry(null, 'STONES', 'en'), 0, '11', 'STONES');
    expect(entry.value).toBe(69.85);
    expect(typeWeight(entry, 1, '4.5', 'STONES').value).toBe(71.89);
    expect(typeWeight(entry, 1, 'some', 'STONES').value).toBeNull();
    expect(typeWeight(weightEntry(null, 'POUNDS', 'en'), 0, '158.5', 'POUNDS').value).toBe(71.89);
  });

  it('[ONB-07] validates the number in the unit it was typed in, even after a switch', () => {
    const heaviest = typeWeight(weightEntry(70, 'POUNDS', 'en'), 0, '660', 'POUNDS');
    expect(typedWeight(heaviest)).toBe(660);
    expect(typedWeight(switchWeightUnit(heaviest, 'KILOGRAMS', 'en'))).toBe(660);
    expect(typedWeight(typeWeight(weightEntry(null, 'KILOGRAMS', 'en'), 0, '45', 'KILOGRAMS'))).toBe(45);
  });

  it('[ONB-07] keeps invalid text until the unit is switched', () => {
    const typed = typeWeight(weightEntry(70, 'KILOGRAMS', 'en'), 0, 'heavy', 'KILOGRAMS');
    expect(typed).toMatchObject({ value: null, texts: ['heavy'] });
    expect(switchWeightUnit(typed, 'STONES', 'en').texts).toEqual(['', '']);
  });
});
