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
  diary_text: `Vink een maaltijd af als je hem op hebt. Iets anders gegeten? Druk op **+** bij een eetmoment: zoek, kies wat je vaak neemt, scan, of gebruik **${logging.quickAdd}** voor losse getallen. Je kunt meer dingen tegelijk noteren.
## Wat je noteert, is gegeten
Vandaag of op een eerdere dag telt het meteen als gegeten; dat zie je aan de schakelaar **${logging.eaten}**. Op een latere dag is het gepland.
## Wat de woorden betekenen
- **${diary.goal}**: wat je plan voor de dag geeft.
- **${diary.eaten}**: wat je hebt afgevinkt.
- **${diary.planned}**: wat nog komt.
- **${diary.against_left}**: het doel min wat je at, met wat gepland is erbij.
- **${diary.against_over}**: hoeveel alles wat je at en nog komt samen boven het doel is.
## ‘Minstens’
Is een waarde van een product niet bekend, dan telt het totaal die niet mee en zegt het dat erbij. Onbekend is nooit 0.`,

  scan_title: 'Zoeken, scannen en eigen producten',
  scan_words: 'barcode streepjescode camera product niet gevonden etiket toevoegen open food facts ean toestemming',
  scan_text: `Typ een naam, of druk op **${foods.scan}** en houd de camera boven de streepjescode. Je kunt de cijfers eronder ook typen.
## De camera gaat niet aan
Sta hem voor deze site toe in de instellingen van je browser.
## Niet gevonden?
Met **${foods.addYourself}** neem je de cijfers over van het etiket. Alleen jij ziet dat product, en je volgende scan vindt het.
## Waar de cijfers vandaan komen
Dat staat bij elk product: een voedingstabel (USDA, Ciqual van Anses), Open Food Facts, een etiket, onze schatting, of jijzelf. Producten veranderen: staat er iets anders op het etiket, dan klopt het etiket.`,

  recipes_title: 'Recepten en maaltijden vinden',
  recipes_words: 'zoeken filter favoriet hartje snel eiwitrijk vegan koken ingrediënten inspiratie',
  recipes_text: `Bij [${navigation.recipes}](/recipes) blader je door wat bij je past. Voor een moment van de dag geeft **${diary.findMeal}** in het dagboek gerechten met porties die daar passen.
## Minder zien
Zoek op een gerecht of ingrediënt, en gebruik de knoppen: **${choosing.vegetarian}**, **${choosing.protein}**, **${choosing.favourites}**, **${choosing.own}** en andere.
## Waarom zie ik een recept niet?
Wat je dieet, je allergieën of wat je niet lust uitsluiten, laten we niet zien. Kijk bij [allergieën en diëten](/help/allergies).
## De tijd van een recept
Werk, koken en wachten samen. Hoeveel daarvan werk is, staat ernaast.
Sommige portals tonen geen recepten.`,

  own_recipes_title: 'Eigen recepten, en een recept importeren',
  own_recipes_words:
    'import webpagina url plakken tekst foto maken schrijven site opslaan ingrediënten Paprika Mealie Tandoor RecipeSage Cooklang export downloaden',
  own_recipes_text: `Bij [${navigation.recipes}](/recipes) maak je een recept met je eigen ingrediënten; energie en macro’s rekenen we voor je uit. **${ownRecipes.saveAndPlan}** zet het ook in je dagboek. Wat je schrijft, blijft op het apparaat bewaard tot je het opslaat.
## Importeren
[${importing.title}](/recipes/import) leest:
- ${importing.worksPages}
- ${importing.worksTexts}
- ${importing.worksFiles}
- ${importing.worksApps}
Je controleert elk ingrediënt voordat er iets wordt opgeslagen. Wat als **${importing.unsure}** is gemarkeerd, is een gok: bevestig of verander het, want een verkeerd product geeft verkeerde cijfers en verkeerde allergenen.
In een bestand van een andere app kunnen veel recepten staan: kies welke je toevoegt. Wat we helemaal begrepen, staat meteen bij je eigen recepten; de rest wacht tot je het hebt nagekeken, en **${recipeFiles.undo}** draait alles terug.
## Andere apps
**${recipeFiles.take}** bewaart daar al je eigen recepten in één bestand dat andere apps kunnen lezen.
## Wie het ziet
Een eigen recept wordt alleen voor jou gepland. Heb je een coach, dan ziet die het ook.
Een organisatie kan eigen recepten uitzetten.`,

  groceries_title: 'De boodschappenlijst',
  groceries_words:
    'boodschappen winkel supermarkt afvinken mandje bijwerken dagen in huis voorraad zelf toevoegen afdrukken',
  groceries_text: `Druk bij [${navigation.groceries}](/groceries) op **${groceries.emptyWeek}** of kies je dagen, hoogstens ${MAX_GROCERY_DAYS}. Alles wat je geplande maaltijden nodig hebben, wordt opgeteld, per afdeling, zoals een winkel het verkoopt.
## Al in huis
Zout, olie en kruiden staan ingeklapt bij **${groceries.atHome}**. Met **${groceries.haveAtHome}** zet je er zelf iets bij.
## Je eigen dingen
Typ ze in het veld bovenaan, wc-papier bijvoorbeeld.
## Je plan is veranderd
Dan zegt de lijst dat. **${groceries.update}** brengt hem bij; wat in je mandje zit, blijft daar.
## In de winkel
De lijst werkt [zonder netwerk](/help/offline), en je kunt hem [delen](/help/share-a-list) of afdrukken.`,

  share_a_list_title: 'Een boodschappenlijst delen',
  share_a_list_words: 'link partner gezin samen afvinken stoppen huisgenoten',
  share_a_list_text: `Druk op **${sharing.share}**, dan op **${sharing.makeLink}**, en stuur de link aan wie met je meedoet. Die ziet wat er gekocht moet worden en vinkt het af, zonder account, en ziet waar je op let, zoals halal vlees. Verder is er niets van jou te zien.
## Hoe lang hij werkt
Tot ${LINK_DAYS_AFTER} dagen na de laatste dag van de lijst, en hoogstens drie maanden. Met **${sharing.stop}** is het meteen voorbij.
## Link kwijt?
Je kunt hem alleen kopiëren op het apparaat waarop hij is gemaakt. **${sharing.newLink}** laat de oude vervallen.`,
} satisfies Translation<typeof english>;
