import { describe, expect, it } from 'vitest';
import { isSwapReason, swapReasons } from './swap-reasons.ts';

const avoided = { dislikes: ['HONEY', 'BEEF'], without: ['egg'] } as const;

describe('the reasons for a swap', () => {
  it('are the names of the rules that the food breaks', () => {
    const broken = [
      { rule: 'diet', diet: 'vegan' },
      { rule: 'intolerance', allergen: 'lactose' },
    ] as const;
    expect(swapReasons(broken, { dislikes: [], origins: ['dairy'] }, avoided)).toEqual([
      'diet:vegan',
      'intolerance:lactose',
    ]);
  });

  it('are dislikes that the food belongs to, and origins that the person avoids', () => {
    const broken = [{ rule: 'food' }] as const;
    expect(swapReasons(broken, { dislikes: ['HONEY', 'TOMATO'], origins: ['honey'] }, avoided)).toEqual([
      'dislike:HONEY',
    ]);
    expect(swapReasons(broken, { dislikes: [], origins: ['plant', 'egg'] }, avoided)).toEqual(['without:egg']);
    expect(swapReasons(broken, { dislikes: [], origins: null }, avoided)).toEqual(['without:egg']);
  });

  it('are distinguished from other text', () => {
    expect(['diet:vegan', 'without:dairy', 'diet:moon', ''].filter(isSwapReason)).toEqual([
      'diet:vegan',
      'without:dairy',
    ]);
  });
});
