import type { logging as english } from '../en/logging.ts';
import type { Translation } from '../phrases.ts';

export const logging = {
  usual: 'Dit neem je vaak',
  chosen: 'Gekozen',
  take: 'Toevoegen',
  drop: '{name} weghalen',
  changeAmount: 'Hoeveelheid aanpassen',
  about: 'Over dit product',
  ready: 'Klaar',
  kcal: '{amount} kcal',
  total: { one: '{count} gekozen, {energy} kcal', other: '{count} gekozen, {energy} kcal' },
  log: 'Noteren',
  loggedOne: '{name} genoteerd bij {moment}.',
  loggedSeveral: '{count} genoteerd bij {moment}.',

  ways: 'Manieren om te noteren',
  eaten: 'Al gegeten',
  planned: 'Gepland',
  scan: 'Scannen',
  barcode: 'Barcode',
  quickAdd: 'Snel toevoegen',
  recipe: 'Recept',

  quickAddTitle: 'Snel toevoegen aan {moment}',
  quickAddHint: 'Vul in wat je weet. Wat je openlaat, blijft onbekend en telt niet als 0.',
  name: 'Wat was het?',
  namePlaceholder: 'Bijvoorbeeld verjaardagstaart',
  addToThese: 'Toevoegen aan je keuze',
  slotGone: 'Dit eetmoment staat niet in je plan voor deze dag.',
  slotClosed: 'Aan dit eetmoment kun je niets toevoegen.',
} as const satisfies Translation<typeof english>;
