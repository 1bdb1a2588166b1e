import { MAX_DAYS_AHEAD } from '@weekbord/domain/diary/planner-day';
import type { meals as english } from '../../en/articles/meals.ts';
import type { Translation } from '../../phrases.ts';
import { accounts } from '../accounts.ts';
import { calendar } from '../calendar.ts';
import { copying } from '../copying.ts';
import { diary } from '../diary.ts';
import { habits } from '../habits.ts';
import { myWeek } from '../my-week.ts';
import { recipes } from '../recipes.ts';
import { repairing } from '../repairing.ts';
import { shared } from '../shared.ts';

export const meals = {
  plan_a_week_title: 'Een week plannen',
  plan_a_week_words:
    'automatisch maaltijden opnieuw ongedaan vooruit leeg twee weken weekbord computer slepen afdrukken printen',
  plan_a_week_text: `Je eerste week wordt gepland als je klaar bent met de vragen. Voor de volgende zeven dagen kies je **${myWeek.planWeek}** bij [${accounts.myWeek}](/profile/my-week); voor één dag druk je in het dagboek op **${diary.planDay}** of **${diary.planAgain}**.
## Wat blijft staan
Wat je at, toevoegde, veranderde of vastzette, altijd. Alleen maaltijden die voor je gepland waren en waar niemand aan kwam, maken plaats. De app zegt vooraf welke, en met **${shared.undo}** in de melding komen ze terug.
## Hoe ver vooruit
Het dagboek gaat ${MAX_DAYS_AHEAD} dagen vooruit.
## Op een breed scherm
De hele week staat op één bord. Sleep een maaltijd om hem te verplaatsen.
## Op papier
**${diary.printWeek}** zet de zeven dagen op één vel.
Plant je coach voor je, dan kunnen sommige van deze knoppen ontbreken.`,

  change_a_meal_title: 'Een maaltijd ruilen of verplaatsen',
  change_a_meal_words:
    'vervangen ingrediënt ander gerecht vastzetten kopiëren verwijderen iets anders niet lekker ruilen product veranderen',
  change_a_meal_text: `## Een andere maaltijd
**${diary.swapShort}** bij een maaltijd geeft gerechten met porties die bij dit moment passen, de beste eerst. In het menu van de maaltijd kiest **${copying.anotherAction}** er meteen een.
## Een ander ingrediënt
Open het gerecht en druk op ruilen naast een ingrediënt. Je ziet producten die hetzelfde doen en wat ze veranderen. Met **${recipes.putBack}** neem je het terug.
## Ergens anders, of voor vast
In het menu van de maaltijd:
- **${copying.moveAction}** en **${copying.copyAction}**: een andere dag of een ander moment.
- **${copying.lockAction}**: opnieuw plannen laat hem staan.
- **${habits.everyAction}**: hij komt elke week terug.
- **${diary.deleteMeal}**: dat kun je nog een paar tellen ongedaan maken.
## Nooit meer
Open het recept en druk op de duim omlaag: **${recipes.dislike}**.`,

  my_week_title: 'Je week zoals jij die wilt',
  my_week_words:
    'smaak voorkeuren vlees vis vegetarisch dagen snel minuten ontbijt lunch twee keer eten restjes vertrouwd leren favorieten',
  my_week_text: `Bij [${accounts.myWeek}](/profile/my-week) zeg je één keer hoe je je weken wilt: hoeveel avonden met vlees, vis of geen van beide, hoe lang je wilt koken, koude of warme lunches, op werkdagen hetzelfde ontbijt. Het zijn wensen: wat je niet mag of niet kunt eten, gaat altijd voor.
## ${myWeek.cookTwice}
Eén pan voor twee maaltijden. De tweede keer warm je alleen op. Op je boodschappenlijst staat het één keer.
## Wat de app leert
Van wat je afvinkt, laat staan, vraagt en weghaalt. Bij een recept zeg je het rechtstreeks met **${recipes.tasteMORE}** en **${recipes.tasteLESS}**, en met het hartje wordt het een favoriet. Met **${accounts.forgetTaste}** in je profiel begin je opnieuw.`,

  weekly_meals_title: 'Sjablonen en vaste maaltijden',
  weekly_meals_words: 'herhalen hetzelfde elke week bewaren dag kopiëren terugkerend gewoonte',
  weekly_meals_text: `Allebei staan ze bij [${accounts.habits}](/profile/habits).
## Sjablonen
**${diary.templates}** in het dagboek bewaart een week of dag onder een naam. Later plan je die opnieuw vanaf elke dag die je wilt. Je ziet vooraf wat er komt en wat plaatsmaakt.
## Vaste maaltijden
Open een maaltijd, kies **${habits.everyAction}** en kies de dagen. Bij het plannen komt hij daar te staan en wordt de rest van de dag eromheen gepland, zolang het bij je regels past. Je kunt hem pauzeren.
## Eén keer
**${diary.copyDay}**, bij **${diary.moreOfDay}** onder een dag, zet de maaltijden op andere dagen.`,

  repair_a_week_title: 'Iets anders gegeten? Herstel je week',
  repair_a_week_words: 'te veel te weinig overgeslagen verjaardag bijstellen balans rest',
  repair_a_week_text: `Zit een week ruim boven of onder je plan, dan biedt het dagboek **${repairing.title}** aan. Het zoekt de kleinste verandering aan maaltijden die nog komen, en laat die eerst zien.
## Waar het van afblijft
Wat je at, toevoegde, veranderde of vastzette, vaste maaltijden, en wat samen gekookt wordt. Geen dag geeft meer dan een tiende af of haalt meer dan een tiende in, en geen maaltijd verandert meer dan een kwart. De rest laten we gaan: één avond maakt een week niet stuk.
## Eerst een vraag
Over maaltijden waarvan de tijd voorbij is en die niet zijn afgevinkt: **${repairing.ateIt}** of **${repairing.skippedIt}**.
Druk op **${repairing.apply}** als het je bevalt, en op **${shared.undo}** als je je bedenkt.`,

  portions_title: 'Porties, en koken voor anderen',
  portions_words: 'personen gezin huishouden hoeveelheid half portie koken voor meer eten gasten',
  portions_text: `Recepten zijn op je plan gemaakt: de hoeveelheden zijn voor je eigen bord, afgerond op wat je in een keuken kunt afmeten.
## Meer of minder eten
Open een gerecht en verander **${shared.portionsLabel}**. Wat er geteld wordt, verandert mee.
## Voor meer mensen koken
Verander **${recipes.cookFor}** bij het gerecht. Wat je kookt en je boodschappen veranderen mee; je eigen cijfers blijven. Het aantal voor alle nieuwe maaltijden staat bij [${accounts.myWeek}](/profile/my-week).
## Voor twee dagen gekookt
${recipes.batchText}`,

  calendar_title: 'Maaltijden in je agenda',
  calendar_words: 'ical google outlook apple kalender abonneren ics',
  calendar_text: `Druk bij [${accounts.calendar}](/profile/calendar) op **${calendar.make}** en abonneer je erop in je agenda-app. Je ziet elk gerecht op de gewone tijd van de maaltijd, zonder calorieën.
## Wie het ziet
Iedereen met het adres. **${calendar.revoke}** maakt er meteen een eind aan; een nieuw adres vervangt het oude.
## De agenda loopt achter
Agenda-apps kijken zelf of er iets veranderd is, sommige maar een paar keer per dag.`,
} satisfies Translation<typeof english>;
