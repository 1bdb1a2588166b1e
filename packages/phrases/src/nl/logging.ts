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

  quickAddTitle: 'Snel toevoegen aan {moment}',
  quickAddHint: 'Vul in wat je weet. Wat je openlaat, blijft onbekend en telt niet als 0.',
  name: 'Wat was het?',
  namePlaceholder: 'Bijvoorbeeld verjaardagstaart',
  add: 'Toevoegen aan {moment}',
  added: 'Toegevoegd aan {moment}.',
  slotGone: 'Dit eetmoment staat niet in je plan voor deze dag.',
} as const satisfies Translation<typeof english>;
