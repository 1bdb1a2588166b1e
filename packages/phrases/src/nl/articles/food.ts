import { MAX_GROCERY_DAYS } from '@weekbord/domain/groceries/date-range';
import { LINK_DAYS_AFTER } from '@weekbord/domain/groceries/link-life';
import type { food as english } from '../../en/articles/food.ts';
import type { Translation } from '../../phrases.ts';
import { choosing } from '../choosing.ts';
import { diary } from '../diary.ts';
import { foods } from '../foods.ts';
import { groceries } from '../groceries.ts';
import { importing } from '../importing.ts';
import { logging } from '../logging.ts';
import { navigation } from '../navigation.ts';
import { ownRecipes } from '../own-recipes.ts';
import { recipeFiles } from '../recipe-files.ts';
import { sharing } from '../sharing.ts';

export const food = {
  diary_title: 'Het dagboek: noteren wat je eet',
  diary_words: 'afvinken gegeten gepland over doel toevoegen product snel calorieën ring macro’s onbekend loggen',
  diary_text: `Vink een maaltijd af als je hem hebt gegeten. Iets anders gegeten? Druk op **+** bij een eetmoment: zoek, kies wat je vaak neemt, scan, of gebruik **${logging.quickAdd}** om alleen getallen in te vullen. Je kunt meerdere dingen tegelijk noteren.
## Gegeten of gepland
Wat je vandaag of op een eerdere dag noteert, telt als gegeten; dat kun je wijzigen met de schakelaar **${logging.eaten}**. Op een latere dag telt het als gepland.
## Dit betekenen de woorden
- **${diary.goal}**: het doel van je plan voor die dag.
- **${diary.eaten}**: wat je hebt afgevinkt.
- **${diary.planned}**: wat je nog gaat eten.
- **${diary.against_left}**: het doel min wat je hebt gegeten. Geplande maaltijden zitten hier nog in.
- **${diary.against_over}**: hoeveel je met alles wat je hebt gegeten en gepland boven het doel uitkomt.
## ‘Minstens’
Is een waarde van een product niet bekend, dan telt die niet mee in het totaal en zie je dat erbij. Onbekend telt nooit als 0.`,

  scan_title: 'Zoeken, scannen en eigen producten',
  scan_words: 'barcode streepjescode camera product niet gevonden etiket toevoegen open food facts ean toestemming',
  scan_text: `Typ een naam, of druk op **${foods.scan}** en houd de camera boven de barcode. Je kunt de cijfers eronder ook typen.
## De camera gaat niet aan
Geef deze site toegang tot de camera in de instellingen van je browser.
## Niet gevonden?
Met **${foods.addYourself}** neem je de waarden over van het etiket. Alleen jij ziet dat product, en de volgende keer vind je het door te scannen.
## Waar de waarden vandaan komen
Dat staat bij elk product: een voedingstabel (USDA, Ciqual van Anses), Open Food Facts, een etiket, onze schatting, of jijzelf. Producten veranderen: staat er iets anders op het etiket, ga dan uit van het etiket.`,

  recipes_title: 'Recepten en maaltijden vinden',
  recipes_words: 'zoeken filter favoriet hartje snel eiwitrijk vegan koken ingrediënten inspiratie',
  recipes_text: `Bij [${navigation.recipes}](/recipes) blader je door recepten die bij je passen. Voor een bepaalde maaltijd vind je met **${diary.findMeal}** in het dagboek gerechten met passende porties.
## Filteren
Zoek op een gerecht of ingrediënt, en gebruik de knoppen: **${choosing.vegetarian}**, **${choosing.protein}**, **${choosing.favourites}**, **${choosing.own}** en andere.
## Waarom zie ik een recept niet?
Recepten die niet bij je dieet of allergieën passen, of met iets wat je niet lust, laten we niet zien. Kijk bij [allergieën en diëten](/help/allergies).
## Hoe lang een recept duurt
Voorbereiden, koken en wachten bij elkaar. Hoe lang je zelf bezig bent, staat ernaast.
Een organisatie kan het tabblad met recepten uitzetten.`,

  own_recipes_title: 'Recepten maken en importeren',
  own_recipes_words:
    'import webpagina url plakken tekst foto maken schrijven site opslaan ingrediënten Paprika Mealie Tandoor RecipeSage Cooklang export downloaden',
  own_recipes_text: `Bij [${navigation.recipes}](/recipes) maak je een recept met je eigen ingrediënten; energie en macro’s rekenen we voor je uit. Met **${ownRecipes.saveAndPlan}** zet je het ook meteen in je dagboek. Wat je schrijft, blijft op het apparaat bewaard tot je het opslaat.
## Importeren
[${importing.title}](/recipes/import) werkt met:
- ${importing.worksPages}
- ${importing.worksTexts}
- ${importing.worksFiles}
- ${importing.worksApps}
Je controleert elk ingrediënt voordat er iets wordt opgeslagen. Wat als **${importing.unsure}** is gemarkeerd, is een gok: bevestig of verander het, want een verkeerd product geeft verkeerde waarden en verkeerde allergenen.
In een bestand van een andere app kunnen veel recepten staan: kies welke je toevoegt. Recepten die we helemaal herkenden, staan meteen bij je eigen recepten; de rest moet je eerst nakijken. Met **${recipeFiles.undo}** verwijder je ze allemaal weer.
## Andere apps
Met **${recipeFiles.take}** op de importpagina bewaar je al je eigen recepten in één bestand dat andere apps kunnen lezen.
## Wie het ziet
Een eigen recept wordt alleen voor jou gepland. Heb je een coach, dan ziet die het ook.
Een organisatie kan uitzetten dat je zelf recepten maakt.`,

  groceries_title: 'De boodschappenlijst',
  groceries_words:
    'boodschappen winkel supermarkt afvinken mandje bijwerken dagen in huis voorraad zelf toevoegen afdrukken',
  groceries_text: `Druk bij [${navigation.groceries}](/groceries) op **${groceries.emptyWeek}** of kies je dagen, hoogstens ${MAX_GROCERY_DAYS}. Alles wat je voor je geplande maaltijden nodig hebt, staat per afdeling op de lijst, in de hoeveelheden die winkels verkopen.
## Al in huis
Zout, olie en kruiden staan ingeklapt bij **${groceries.atHome}**. Met **${groceries.haveAtHome}** zet je er zelf iets bij.
## Zelf iets toevoegen
Typ het in het veld bovenaan, bijvoorbeeld melk of wc-papier. Wat we herkennen, komt bij de juiste afdeling.
## Je plan is veranderd
Dat zie je boven de lijst. Met **${groceries.update}** klopt hij weer; wat al in je mandje zit, blijft erin.
## In de winkel
De lijst werkt [offline](/help/offline), en je kunt hem [delen](/help/share-a-list) of afdrukken.`,

  share_a_list_title: 'Een boodschappenlijst delen',
  share_a_list_words: 'link partner gezin samen afvinken stoppen huisgenoten',
  share_a_list_text: `Druk op **${sharing.share}**, dan op **${sharing.makeLink}**, en stuur de link naar degene met wie je boodschappen doet. Een account is niet nodig. Diegene ziet wat jullie moeten kopen, kan het afvinken, en ziet waar je op let, zoals halal vlees. Meer is er niet te zien.
## Hoe lang de link werkt
Tot ${LINK_DAYS_AFTER} dagen na de laatste dag van de lijst, en hoogstens drie maanden. Met **${sharing.stop}** vervalt de link meteen.
## Link kwijt?
Je kunt hem alleen kopiëren op het apparaat waarop hij is gemaakt. Met **${sharing.newLink}** vervalt de oude.`,
} satisfies Translation<typeof english>;
