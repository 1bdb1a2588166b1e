import type { Translation } from '../phrases.ts';
import type { repairing as english } from '../en/repairing.ts';

export const repairing = {
  title: 'Herstel mijn week',
  over: 'Deze week zit {amount} kcal boven je doel.',
  under: 'Deze week kom je {amount} kcal tekort.',
  offer: 'Herstellen?',
  looking: 'We zoeken de kleinste verandering',
  askEaten: 'Deze maaltijden zijn niet afgevinkt en hun tijd is voorbij. Wat je gegeten hebt, krijgt een vinkje.',
  didYouEat: 'Heb je {moment} gegeten?',
  ateIt: 'Gegeten',
  skippedIt: 'Overgeslagen',
  goOn: 'Verder',
  offline: 'Om je week te herstellen heb je verbinding nodig.',

  summary: {
    one: '{count} maaltijd verandert. De rest blijft zoals hij is.',
    other: '{count} maaltijden veranderen. De rest blijft zoals hij is.',
  },
  weekEnergy: 'De week gaat van {before} naar {after} kcal; je doel is {target}.',
  weekEnergyPlain: 'De week gaat van {before} naar {after} kcal.',
  letGoOver:
    'De overige {amount} kcal laten we zitten. Geen dag levert meer dan een tiende in: één avond verpest je week niet.',
  letGoUnder: 'De overige {amount} kcal laten we zitten. Geen dag hoeft meer dan een tiende goed te maken.',

  resizedLess: '{name}: een kleinere portie',
  resizedMore: '{name}: een grotere portie',
  resizedOther: '{name}: hetzelfde gerecht, andere hoeveelheden',
  replaced: '{before} wordt {after}',
  removed_ANOTHER_STANDS: '{name} vervalt: er staat al een andere maaltijd',
  removed_NOTHING_FITS: '{name} vervalt: dit past niet bij wat je nu eet, en er is geen ander gerecht dat hier past',
  brings_more: '+{amount} {of} op {day}: daar komt je week aan tekort',
  brings_less: '−{amount} {of} op {day}: je week zit boven je doel',
  of_kcal: 'kcal',
  of_protein: 'g eiwit',
  of_carbohydrates: 'g koolhydraten',
  of_fat: 'g vet',
  energy: '{before} naar {after} kcal',
  energyGone: '{before} kcal minder',
  ofDay: '{before} naar {after} kcal, doel {target}',

  totals: 'De hele week',
  figure: 'Waarde',
  goal: 'Doel',
  before: 'Nu',
  after: 'Straks',
  kcal: 'Energie (kcal)',
  protein: 'Eiwit (g)',
  carbohydrates: 'Koolhydraten (g)',
  fat: 'Vet (g)',

  groceries: 'Boodschappen',
  ADDED: 'Nieuw',
  MORE: 'Meer',
  LESS: 'Minder',
  REMOVED: 'Niet meer nodig',
  amounts: '{before} naar {after}',
  groceriesSame: 'Je boodschappen blijven hetzelfde.',

  apply: 'Toepassen',
  notNow: 'Nu niet',
  done: {
    one: '{count} maaltijd van je week is veranderd.',
    other: '{count} maaltijden van je week zijn veranderd.',
  },
  doneAlready: 'Deze week heeft geen herstel meer nodig.',

  FITS_title: 'Je week klopt met je plan',
  FITS_text: 'Er valt niets te herstellen.',
  FITS_SO_FAR_title: 'Wat gepland is, klopt met je plan',
  FITS_SO_FAR_text: {
    one: 'Er valt niets te herstellen. {count} komende maaltijd is nog niet gepland.',
    other: 'Er valt niets te herstellen. {count} komende maaltijden zijn nog niet gepland.',
  },
  NOTHING_FREE_title: 'Er kan niets meer veranderen',
  NOTHING_FREE_text:
    'Deze week komt er geen maaltijd meer die mag veranderen. Wat je gegeten, toegevoegd, veranderd of vastgezet hebt, blijft staan, net als vaste maaltijden en wat samen wordt gekookt.',
  NOTHING_BETTER_title: 'Beter dan dit wordt het niet',
  NOTHING_BETTER_text:
    'De komende maaltijden zitten zo dicht bij je plan als kan. Een dag schuift hooguit een tiende op, een maaltijd nooit meer dan een kwart.',
} as const satisfies Translation<typeof english>;
