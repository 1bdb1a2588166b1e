import type { ownFoods as english } from '../en/own-foods.ts';
import type { Translation } from '../phrases.ts';

export const ownFoods = {
  title: 'Je producten',
  text: 'Producten die je zelf hebt toegevoegd. Alleen jij ziet ze.',
  add: 'Product toevoegen',
  addTitle: 'Nieuw product',
  search: 'Zoek in je producten',
  clearSearch: 'Zoekopdracht wissen',
  none: 'Nog geen eigen producten',
  noneText: 'Kun je een product niet vinden? Neem de waarden van het etiket over.',
  nothingFound: 'Geen van je producten heet ‘{query}’',
  hidden: 'Verborgen',
  showMore: 'Meer tonen',

  editTitle: 'Product bewerken',
  save: 'Opslaan',
  saved: '{name} opgeslagen',
  gone: 'Dit product bestaat niet meer.',
  loggedChoice: 'Maaltijden die je al hebt genoteerd',
  keepLogged: 'Waarden behouden',
  keepLoggedText: 'Bij een nieuw recept of etiket. Je dagboek blijft zoals het is.',
  correctLogged: 'Ook corrigeren',
  correctLoggedText: {
    one: 'Bij een typefout. {count} genoteerde maaltijd verandert.',
    other: 'Bij een typefout. {count} genoteerde maaltijden veranderen.',
  },

  uses: 'Gebruikt in',
  unused: 'Nergens gebruikt: niet in een maaltijd, recept of boodschappenlijst.',
  loggedMeals: { one: '{count} genoteerde maaltijd', other: '{count} genoteerde maaltijden' },
  plannedMeals: { one: '{count} geplande maaltijd', other: '{count} geplande maaltijden' },
  recipeUse: 'Recept: {name}',
  deletedRecipes: { one: '{count} verwijderd recept', other: '{count} verwijderde recepten' },
  groceryListUse: 'Boodschappenlijst van {date}',
  others: 'Maaltijden van cliënten, via een recept van jou',

  hide: 'Verbergen',
  hideText:
    'Een verborgen product vind je niet meer met zoeken of scannen. In maaltijden en recepten blijft het staan.',
  show: 'Weer tonen',
  showText: 'Dit product is verborgen: je vindt het niet met zoeken of scannen.',
  delete: 'Verwijderen',
  deleteTitle: '{name} verwijderen?',
  deleteText: 'Dit kun je niet ongedaan maken.',
  deleted: '{name} verwijderd',
  inUse: 'Een product dat je gebruikt, kun je niet verwijderen. Verbergen kan wel.',
} satisfies Translation<typeof english>;
