import { expect, it } from 'vitest';
import { healthStore as english } from './en/health-store.ts';
import { healthStore as dutch } from './nl/health-store.ts';

it('both languages name the health store in the same sentences, and leave no phrase empty', () => {
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    const texts = [english[key], dutch[key]];
    expect(texts.map((text) => text.match(/\{\w+\}/g)?.[0])).toEqual(
      english[key].includes('{') ? ['{store}', '{store}'] : [undefined, undefined],
    );
    expect(texts).not.toContain('');
  }
});
