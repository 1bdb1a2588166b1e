import type { logging as english } from '../en/logging.ts';
import type { Translation } from '../phrases.ts';

export const logging = {
  findRecipe: 'Recept zoeken',
  findRecipeText: 'Dat past bij de rest van je dag',
  addFood: 'Product toevoegen',
  addFoodText: 'Een product of ingrediënt op naam',
  scanBarcode: 'Barcode scannen',
  scanBarcodeText: 'Met de camera van je toestel',
  quickAdd: 'Snel toevoegen',
  quickAddText: 'Alleen calorieën en macro’s',
  makeRecipe: 'Recept maken',
  makeRecipeText: 'Van je eigen ingrediënten',

  quickAddTitle: 'Snel toevoegen: {moment}',
  quickAddHint: 'Vul in wat je weet. Wat je openlaat, blijft onbekend en telt niet als 0.',
  name: 'Wat was het?',
  namePlaceholder: 'Bijvoorbeeld verjaardagstaart',
  optional: 'niet verplicht',
  calories: 'Calorieën',
  add: 'Toevoegen aan {moment}',
  added: 'Toegevoegd aan {moment}.',
  slotGone: 'Dit eetmoment staat niet in je plan voor deze dag.',

  amount: 'Hoeveelheid',
  unit: 'Eenheid',
  amountWeighs: 'Ongeveer {amount} g',

  required: 'Vul dit in.',
  notANumber: 'Vul een getal in, zoals 12,5.',
  notPositive: 'Vul meer dan 0 in.',
  negative: 'Dit kan niet minder dan 0 zijn.',
  tooLarge: 'Vul hoogstens {limit} in.',
  tooLong: 'Gebruik hoogstens {limit} tekens.',
} as const satisfies Translation<typeof english>;
