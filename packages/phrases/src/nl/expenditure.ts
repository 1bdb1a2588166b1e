import type { expenditure as english } from '../en/expenditure.ts';
import type { Translation } from '../phrases.ts';

/** The energy that a person burns according to diary and weights, and the target that follows. */
export const expenditure = {
  title: 'Je energiebehoefte',
  loading: 'We berekenen wat je verbruikt',
  failed: 'We konden niet berekenen wat je verbruikt.',

  unknown: 'Nog niet genoeg gegevens',
  unknownText: 'Noteer twee weken wat je eet en hoeveel je weegt, dan zie je wat je echt verbruikt. Nog nodig:',
  missingCompleteDays: { one: '{count} volledige dag', other: '{count} volledige dagen' },
  missingWeighedDays: { one: '{count} dag met een gewichtsmeting', other: '{count} dagen met een gewichtsmeting' },
  missingBetween: {
    one: '{count} dag tussen je eerste en je laatste gewichtsmeting',
    other: '{count} dagen tussen je eerste en je laatste gewichtsmeting',
  },
  missingDays: {
    one: '{count} dag om op twee weken te komen',
    other: '{count} dagen om op twee weken te komen',
  },
  completeDay: 'Een dag is volledig als alle hoofdmaaltijden van je plan erin staan en je alles hebt afgevinkt.',

  figure: 'Ongeveer {kcal} kcal',
  bounds:
    'Zoveel verbruik je per dag volgens je dagboek en gewichtsmetingen van de laatste {days} dagen; waarschijnlijk {low} tot {high}.',
  inLine: 'Je doel van {kcal} kcal past daarbij.',
  told_NOT_ADULT: 'We passen geen doelen aan voor mensen onder de 18. Bespreek dit met een arts of diëtist.',
  told_LOW_WEIGHT: 'Bij jouw gewicht stellen we nooit voor om minder te eten.',
  told_GOAL_REACHED:
    'Je hebt je streefgewicht bereikt, dus we stellen niet voor om minder te eten. Kies een nieuw doel als je wilt.',
  told_COACH_PLANS: 'Je coach maakt je plan, dus het blijft zoals het is. Bespreek het met je coach.',
  told_OWN_NUMBERS: 'Je hebt je eigen getallen gekozen, dus die blijven zoals ze zijn.',
  told_SEVERAL_DAY_PLANS: 'Je plan verschilt per dag, dus het blijft zoals het is.',
  told_DECLINED: 'Je doel blijft {kcal} kcal. Over twee weken kunnen we een ander voorstellen.',
  told_ACCEPTED: 'Je doel is nu {kcal} kcal. Maaltijden die al gepland zijn, blijven staan.',
  undo: 'Terug naar {kcal} kcal',

  proposed: 'Een nieuw energiedoel?',
  why: 'Volgens je dagboek en gewichtsmetingen van de laatste {days} dagen verbruik je ongeveer {kcal} kcal per dag, waarschijnlijk {low} tot {high}.',
  whyLOSE_WEIGHT: 'Wil je {amount} {unit} per week afvallen, dan past {kcal} kcal per dag beter.',
  whyGAIN_MUSCLE: 'Wil je spieren opbouwen, dan past {kcal} kcal per dag beter.',
  whyRECOMPOSITION: 'Wil je op gewicht blijven, dan past {kcal} kcal per dag beter.',
  whySTEP: 'We passen een doel met hooguit 10% per keer aan, dus {kcal} kcal per dag is de eerste stap.',
  whyFLOOR: 'Voor je doel zou je minder moeten eten dan veilig is. Daarom gaan we niet lager dan {kcal} kcal per dag.',
  presentFigure: 'Nu',
  proposedFigure: 'Nieuw',
  macro: 'Voedingswaarde',
  kcal: 'Energie (kcal)',
  protein: 'Eiwit (g)',
  carbohydrates: 'Koolhydraten (g)',
  fat: 'Vet (g)',
  accept: '{kcal} kcal kiezen',
  notNow: 'Niet nu',

  weeks: 'Gegeten en gepland',
  loadingWeeks: 'We laden wat je hebt gegeten',
  weeksFailed: 'We konden de gegeten maaltijden niet laden.',
  noWeeks:
    'Vink in je dagboek af wat je eet. Dan zie je hier per week hoe dat zich verhoudt tot je plan, en hoe je gewicht verandert.',
  noWeeksOfClient: 'Nog geen volledige dagen.',
  weekFrom: 'Week van',
  eatenADay: 'Gegeten per dag',
  weight: 'Gewichtstrend',
  completeDays: { one: '{count} volledige dag', other: '{count} volledige dagen' },
  figureADay: '{kcal} kcal',
  ofPlan: 'plan {kcal} kcal',
  weeksHint:
    'Alleen volledige dagen tellen mee: dagen waarop elke hoofdmaaltijd is gepland en alles is afgevinkt. We tonen je huidige plan.',
  allWeeks: { one: '{count} week tonen', other: 'Alle {count} weken tonen' },
  fewerWeeks: 'Minder weken tonen',
} as const satisfies Translation<typeof english>;
