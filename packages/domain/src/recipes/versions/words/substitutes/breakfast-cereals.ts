import type { WordsOfSubstitutes } from '../substitute-words.ts';

export const BREAKFAST_CEREAL_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['gluten-free oats'], nl: ['glutenvrije havermout'] },
    noun: { en: 'oats', nl: 'havermout' },
    keeps: { en: ['oat', 'oats'], nl: ['haver', 'havermout'] },
  },
  {
    foods: { en: ['rolled oats'], nl: ['havermout'] },
    noun: { en: 'oats', nl: 'havermout' },
  },
  {
    foods: { en: ['gluten-free cornflakes'], nl: ['glutenvrije cornflakes'] },
    noun: { en: 'cornflakes', nl: 'cornflakes' },
  },
  {
    foods: { en: ['granola', 'gluten-free granola'], nl: ['granola', 'glutenvrije granola'] },
    noun: { en: 'granola', nl: 'granola' },
    keeps: { en: ['granola'], nl: ['granola'] },
  },
  {
    foods: { en: ['muesli', 'gluten-free muesli'], nl: ['muesli', 'glutenvrije muesli'] },
    noun: { en: 'muesli', nl: 'muesli' },
    keeps: { en: ['muesli'], nl: ['muesli'] },
  },
];
