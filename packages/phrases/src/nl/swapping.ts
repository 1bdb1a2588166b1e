import type { swapping as english } from '../en/swapping.ts';
import type { Translation } from '../phrases.ts';

export const swapping: Translation<typeof english> = {
  title: '{name} vervangen',
  intro: 'In plaats van {amount}. Met deze hoeveelheden blijft je maaltijd zo dicht mogelijk bij je plan.',
  suggestions: 'Producten die hier passen',
  same: 'Ongeveer hetzelfde',
  changeProtein: '{amount} g eiwit',
  changeEnergy: '{amount} kcal',
  changeCarbohydrates: '{amount} g koolh.',
  changeFat: '{amount} g vet',
  none: 'Geen product past hier echt goed',
  noneText: 'Zoek zelf een ander product.',
  offline: 'Je bent offline. Suggesties komen terug zodra er verbinding is.',
  another: 'Een ander product',
  searchTitle: 'In plaats van {name}',
  use: 'Dit gebruiken',
  swapped: 'Vervangen door {to}.',
  breaksTitle: 'Toch {name} gebruiken?',
  breaksDiet: 'Het past niet bij je dieet, of we weten niet of het past.',
  breaksIntolerance: 'Er zit iets in waar je niet tegen kunt, of we weten niet of dat zo is.',
  breaksAvoided: 'Het hoort bij de producten die je vermijdt.',
  useAnyway: 'Toch gebruiken',
  chooseOther: 'Kies iets anders',
};
