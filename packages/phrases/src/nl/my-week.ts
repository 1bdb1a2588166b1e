import type { myWeek as english } from '../en/my-week.ts';
import type { Translation } from '../phrases.ts';

export const myWeek = {
  title: 'Mijn week',
  intro:
    'Hoe ziet jouw ideale week eruit? Je keuzes worden meteen opgeslagen en gebruikt bij elk plan en elk voorstel.',

  dinners: 'Avondeten',
  dinnersOfDiet: 'Met jouw dieet is er maar één soort avondeten, dus er valt niets te kiezen.',
  dinnersAsYouLike: 'Geen voorkeur: wij kiezen een gevarieerde mix.',
  dinnersLeft: {
    one: 'Er is nog {count} avond over: die vullen wij in.',
    other: 'Er zijn nog {count} avonden over: die vullen wij in.',
  },
  dinnersFull: 'Alle zeven avonden zijn ingevuld.',
  group_meat: 'Met vlees',
  group_fish: 'Met vis',
  group_meatless: 'Zonder vlees of vis',
  less: 'Eén minder: {name}',
  more: 'Eén meer: {name}',
  conflict_meatLeftOut: 'Bij jouw dieet hoort geen vlees, dus we laten je vleesdagen weg.',
  conflict_fishLeftOut: 'Bij jouw dieet hoort geen vis, dus we laten je visdagen weg.',
  conflict_tooManyDinners: 'Dat zijn meer dan zeven avonden: we plannen er zeven, in dezelfde verhouding.',

  minutes: 'Kooktijd voor het avondeten',
  minutesHint: 'Voorbereiden, koken en wachten bij elkaar.',
  weekdays: 'Maandag t/m vrijdag',
  weekend: 'Weekend',
  minutesChoice: '{minutes} min',
  noLimit: 'Geen limiet',
  eachDay: 'Per dag instellen',
  hideDays: 'Dagen verbergen',
  daysDiffer: 'Verschilt per dag',

  otherMeals: 'Ontbijt en lunch',
  sameBreakfast: 'Op werkdagen hetzelfde ontbijt',
  sameBreakfastHint: 'Eén ontbijt van maandag t/m vrijdag: minder boodschappen.',
  breakfast: 'Ontbijt',
  breakfast_EITHER: 'Een mix',
  breakfast_BREAD: 'Brood',
  breakfast_BOWL: 'Yoghurt of pap',
  breakfast_EGGS: 'Eieren',
  breakfast_DRINK: 'Smoothies',
  lunch: 'Lunch',
  lunch_EITHER: 'Allebei',
  lunch_COLD: 'Koud',
  lunch_WARM: 'Warm',

  kitchen: 'In de keuken',
  cookTwice: 'Eén keer koken, twee keer eten',
  cookTwice_NONE: 'Nee',
  cookTwice_DINNER_DINNER: 'Voor twee avonden',
  cookTwice_DINNER_LUNCH: 'Avondeten, dan lunch',
  cookFor: 'Koken voor',
  cookForHint:
    'Voor alle nieuwe maaltijden. De boodschappen worden aangepast, je eigen portie blijft gelijk. Maaltijden die al gepland zijn, veranderen niet.',
  people: { one: '{count} persoon', other: '{count} personen' },
  fewerPeople: 'Eén persoon minder',
  morePeople: 'Eén persoon meer',
  familiarity: 'Gerechten',
  familiarity_FAMILIAR: 'Vertrouwd',
  familiarity_BALANCED: 'Een mix',
  familiarity_ADVENTUROUS: 'Nieuw',

  planWeek: 'Mijn week zo plannen',
  planTitle: 'De komende zeven dagen plannen?',
  planText:
    'Vanaf vandaag vervangen we de maaltijden die voor je gepland waren door nieuwe. Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven staan.',
  planConfirm: 'Mijn week plannen',
  planning: 'We kiezen je maaltijden',
  planned: 'Je week is gepland.',
  plannedAgain: 'Je week is opnieuw gepland.',

  offerTitle: 'Maak er jouw week van',
  offerText: 'Vlees of vis, een koude of warme lunch, hoe lang je wilt koken: stel het één keer in.',
  offerOpen: 'Instellen',
  offerSkip: 'Nee, bedankt',
} as const satisfies Translation<typeof english>;
