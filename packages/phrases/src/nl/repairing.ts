import type { Translation } from '../phrases.ts';
import type { repairing as english } from '../en/repairing.ts';

export const repairing = {
  title: 'Mijn week bijsturen',
  over: 'Deze week zit je {amount} kcal boven je doel.',
  under: 'Deze week kom je {amount} kcal tekort.',
  offer: 'Bijsturen?',
  looking: 'We zoeken de kleinste verandering',
  askEaten:
    'Het tijdstip van deze maaltijden is voorbij, maar je hebt ze nog niet afgevinkt. We vinken af wat je hebt gegeten.',
  didYouEat: 'Heb je {moment} gegeten?',
  ateIt: 'Gegeten',
  skippedIt: 'Overgeslagen',
  goOn: 'Verder',
  offline: 'Om je week bij te sturen heb je verbinding nodig.',

  summary: {
    one: '{count} maaltijd verandert. De rest blijft hetzelfde.',
    other: '{count} maaltijden veranderen. De rest blijft hetzelfde.',
  },
  weekEnergy: 'Hiermee gaat je week van {before} naar {after} kcal; je doel is {target}.',
  weekEnergyPlain: 'Hiermee gaat je week van {before} naar {after} kcal.',
  letGoOver:
    'De laatste {amount} kcal laten we zitten. Van een latere dag halen we hooguit zo’n 10% af: één avond verpest je week niet.',
  letGoUnder:
    'De laatste {amount} kcal laten we zitten. Een maaltijd wordt hooguit een kwart groter, en een latere dag krijgt er hooguit zo’n 10% bij.',

  weekOver: 'Deze week zit je boven je doel voor {figures}.',
  weekUnder: 'Deze week zit je onder je doel voor {figures}.',
  week_protein: 'eiwit',
  week_carbohydrates: 'koolhydraten',
  week_fat: 'vet',

  resizedLess: 'Kleinere portie',
  resizedMore: 'Grotere portie',
  resizedOther: 'Hetzelfde gerecht, andere hoeveelheden',
  replaced: 'In plaats van {before}',
  removed_ANOTHER_STANDS: 'Vervalt: er staat al een andere maaltijd',
  removed_NOTHING_FITS: 'Vervalt: dit past niet meer bij je voorkeuren, en er is geen ander gerecht dat hier past',
  brings_more: '+{amount} {of}',
  brings_less: '−{amount} {of}',
  of_protein: 'g eiwit',
  of_carbohydrates: 'g koolhydraten',
  of_fat: 'g vet',
  energy: 'Van {before} naar {after} kcal',
  energyGone: '{before} kcal minder',
  ofDay: 'Van {before} naar {after} kcal, doel {target}',

  totals: 'De hele week',
  figure: 'Voedingswaarde',
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
  amounts: 'van {before} naar {after}',
  groceriesSame: 'Je boodschappen blijven hetzelfde.',

  apply: 'Toepassen',
  notNow: 'Niet nu',
  done: {
    one: '{count} maaltijd van deze week is veranderd.',
    other: '{count} maaltijden van deze week zijn veranderd.',
  },
  doneAlready: 'Deze week hoeft niet meer te worden bijgestuurd.',

  FITS_title: 'Je week ligt op koers',
  FITS_text: 'Er valt niets bij te sturen.',
  FITS_SO_FAR_title: 'Tot nu toe gaat het goed',
  FITS_SO_FAR_text: {
    one: 'Er valt niets bij te sturen. {count} komende maaltijd is nog niet gepland.',
    other: 'Er valt niets bij te sturen. {count} komende maaltijden zijn nog niet gepland.',
  },
  NOTHING_FREE_title: 'Er valt niets meer te veranderen',
  NOTHING_FREE_text:
    'Deze week kan er geen maaltijd meer veranderen. Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven staan, net als vaste maaltijden en maaltijden waarvoor je dubbel kookt.',
  NOTHING_BETTER_title: 'Dichter bij je plan kan niet',
  NOTHING_BETTER_text:
    'De komende maaltijden zitten al zo dicht mogelijk bij je plan. We veranderen een maaltijd hooguit een kwart, en een latere dag hooguit zo’n 10%.',
} as const satisfies Translation<typeof english>;
