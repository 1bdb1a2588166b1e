import { readMeasures } from './read-measures.ts';

/** A table of measures with a single entry. */
export const MEASURES = readMeasures({ piece: { en: ['piece', 'pieces'], nl: ['stuk', 'stuks'] } }, 'measures.yaml');

/** A food in the format of the catalogue's files. */
export const ONION = {
  id: 'onion',
  en: 'onion',
  nl: 'ui',
  per100: [38, 1.1, 0.1, 0, 7, 4.7, 1.7, 0.01],
  origin: ['plant'],
  contains: [],
  role: 'vegetable',
};
