import type { sources as english } from '../en/sources.ts';
import type { Translation } from '../phrases.ts';

export const sources = {
  title: 'Waar komen de getallen vandaan?',
  intro: 'Het zijn allemaal schattingen voor gezonde volwassenen. Bij jou kan het anders zijn.',
  forHealthyAdults:
    'Voor gezonde volwassenen. Ben je zwanger of ziek, geef je borstvoeding, of heb of had je een eetstoornis? Praat eerst met een arts of diëtist.',
  caution: 'Geen medisch advies',
  cautionText:
    'Praat eerst met een arts of diëtist als je zwanger bent of borstvoeding geeft, een eetstoornis hebt of had, ziek bent, medicijnen gebruikt, ondergewicht hebt of jonger bent dan 18.',

  RESTING_ENERGY_title: 'Energie in rust',
  RESTING_ENERGY_text:
    'Zonder gemeten vetpercentage: 10 × gewicht (kg) + 6,25 × lengte (cm) − 5 × leeftijd, + 5 voor mannen of − 161 voor vrouwen. Met gemeten vetpercentage: 370 + 21,6 × de vetvrije massa (kg).',
  ACTIVITY_title: 'Energie die je op een dag verbruikt',
  ACTIVITY_text:
    'De energie in rust maal een factor voor hoe actief je bent: 1,2, 1,375, 1,55 of 1,725. Met gemeten vetpercentage 1 tot 1,48, en 20% extra voor het verteren van eten en kleine bewegingen.',
  EXERCISE_title: 'Energie bij beweging',
  EXERCISE_text:
    'Elke soort beweging kost een vaste hoeveelheid energie per kilo lichaamsgewicht per minuut. Het totaal wordt over de week verdeeld.',
  ENERGY_BALANCE_title: 'Energie voor je doel',
  ENERGY_BALANCE_text:
    'Een kilo lichaamsgewicht telt als 7.700 kcal. Wil je afvallen, dan gaat er per week zoveel energie af als je tempo vraagt. Wil je spieren opbouwen, dan komt er 10% bij.',
  ENERGY_FLOOR_title: 'Het minimum in een plan',
  ENERGY_FLOOR_text:
    'Onze plannen komen nooit onder 1.250 kcal per dag. Een coach moet een reden geven om lager te gaan, en kan niet onder de 800 gaan.',
  BODY_title: 'BMI, gezond gewicht en vetpercentage',
  BODY_text:
    'BMI is gewicht (kg) gedeeld door het kwadraat van de lengte (m). Onder 18,5 is ondergewicht. Een vetpercentage dat niet is gemeten, wordt geschat als 1,2 × BMI + 0,23 × leeftijd − 5,4, bij mannen verminderd met nog eens 10,8; alleen eiwit wordt ermee berekend.',
  PROTEIN_title: 'Eiwit',
  PROTEIN_text:
    '1,5 g (vrouwen) of 1,6 g (mannen) voor elke kilo gewicht, of 1,8 g bij de keuze ‘Het beste resultaat’; 2 g per kilo vetvrije massa als het vetpercentage hoog is. Meer zonder vlees of vis, omdat plantaardig eiwit minder goed wordt benut. Bij organisaties met de gewone hoeveelheid eiwit 0,83 g. Nooit minder dan 50 g per dag.',
  FAT_title: 'Vet',
  FAT_text:
    'Een kwart van de energie, en minstens 40 g per dag. Met gemeten vetpercentage een kwart van de energie in rust, of 40% bij de keuze ‘Het beste resultaat’, en minstens 30 g.',
  CARBOHYDRATES_title: 'Koolhydraten en vezels',
  CARBOHYDRATES_text:
    'De energie die overblijft na eiwit, vet en 40 g vezels. Keto heeft hooguit 40 g, koolhydraatarm een kwart van de energie.',
  ENERGY_OF_FOOD_title: 'Energie uit eten',
  ENERGY_OF_FOOD_text:
    'Zoals op Europese etiketten: 4 kcal voor een gram eiwit of koolhydraten, 9 voor vet, 2 voor vezels, 7 voor alcohol.',
  ESTIMATED_EXPENDITURE_title: 'Wat je verbruikt, volgens je dagboek en gewichtsmetingen',
  ESTIMATED_EXPENDITURE_text:
    'Gebaseerd op wat je at op volledige dagen en hoe je gewicht veranderde. In vier van de vijf gevallen ligt het echte getal binnen de getoonde grenzen.',
  TREND_title: 'Trend van je gewicht',
  TREND_text:
    'Een voortschrijdend gemiddelde waarin elke nieuwe dag voor een tiende meetelt, zodat vocht en maaltijden het niet vertekenen.',
  GUIDELINES_title: 'Richtlijnen per week',
  GUIDELINES_text:
    'Hoeveelheden voor gezonde volwassenen van de Gezondheidsraad en het Voedingscentrum; voor vezels 14 g voor elke 1.000 kcal.',
  CYCLE_title: 'Cyclus en fasen',
  CYCLE_text:
    'Gebaseerd op de menstruaties die je hebt genoteerd. We gaan uit van een eisprong halverwege de cyclus; in werkelijkheid scheelt dat vaak enkele dagen. Gebruik het niet als anticonceptie of om een zwangerschap te plannen.',
  MENOPAUSE_title: 'Calcium, vitamine D en ijzer',
  MENOPAUSE_text: 'Referentiewaarden voor vrouwen na de overgang.',
} as const satisfies Translation<typeof english>;
