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
  plan_a_week_text: `Je eerste week wordt gepland als je klaar bent met de vragen. Voor de komende zeven dagen kies je **${myWeek.planWeek}** bij [${accounts.myWeek}](/profile/my-week); voor één dag druk je in het dagboek op **${diary.planDay}** of **${diary.planAgain}**.
## Wat blijft staan
Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven altijd staan. Alleen maaltijden die voor je gepland waren en waar je sindsdien niets mee hebt gedaan, worden vervangen. De app laat vooraf zien welke, en met **${shared.undo}** in de melding haal je ze terug.
## Hoe ver vooruit
Je kunt tot ${MAX_DAYS_AHEAD} dagen vooruit plannen.
## Op een breed scherm
Je ziet de hele week op één bord. Sleep een maaltijd om hem te verplaatsen.
## Op papier
Met **${diary.printWeek}** druk je de zeven dagen af op één vel.
Plant je coach voor je, dan zie je misschien niet al deze knoppen.`,

  change_a_meal_title: 'Een maaltijd ruilen of verplaatsen',
  change_a_meal_words:
    'vervangen ingrediënt ander gerecht vastzetten kopiëren verwijderen iets anders niet lekker ruilen product veranderen',
  change_a_meal_text: `## Een andere maaltijd
Met **${diary.swapShort}** bij een maaltijd zie je gerechten met passende porties, de beste keus bovenaan. Kies **${copying.anotherAction}** in het menu van de maaltijd, dan zoeken wij er meteen een uit.
## Een ander ingrediënt
Open het gerecht en druk op vervangen naast een ingrediënt. Je ziet producten met dezelfde functie in het gerecht, en wat er dan verandert. Met **${recipes.putBack}** maak je het ongedaan.
## Verplaatsen, kopiëren, vastzetten of herhalen
In het menu van de maaltijd:
- **${copying.moveAction}** en **${copying.copyAction}**: naar een andere dag of maaltijd.
- **${copying.lockAction}**: blijft staan als je opnieuw plant.
- **${habits.everyAction}**: elke week op het menu.
- **${diary.deleteMeal}**: dat kun je nog een paar tellen ongedaan maken.
## Nooit meer
Open het recept en druk op de duim omlaag: **${recipes.dislike}**.`,

  my_week_title: 'Je week zoals jij die wilt',
  my_week_words:
    'smaak voorkeuren vlees vis vegetarisch dagen snel minuten ontbijt lunch twee keer eten restjes vertrouwd leren favorieten',
  my_week_text: `Bij [${accounts.myWeek}](/profile/my-week) geef je één keer aan hoe je week er het liefst uitziet: hoeveel avonden met vlees, vis of geen van beide, hoe lang je wilt koken, koude of warme lunches, op werkdagen hetzelfde ontbijt. Het zijn voorkeuren: je dieet en allergieën gaan altijd voor.
## ${myWeek.cookTwice}
Kook één keer voor twee maaltijden: de tweede keer hoef je alleen op te warmen. Je doet er maar één keer boodschappen voor.
## Wat de app leert
De app leert van wat je afvinkt, overslaat en weghaalt, en van waar je om vraagt. Bij een recept geef je het rechtstreeks aan met **${recipes.tasteMORE}** en **${recipes.tasteLESS}**, en met het hartje wordt het een favoriet. Met **${accounts.forgetTaste}** in je profiel begin je opnieuw.`,

  weekly_meals_title: 'Sjablonen en vaste maaltijden',
  weekly_meals_words: 'herhalen hetzelfde elke week bewaren dag kopiëren terugkerend gewoonte',
  weekly_meals_text: `Beide vind je bij [${accounts.habits}](/profile/habits).
## Sjablonen
Met **${diary.templates}** in het dagboek bewaar je een week of dag onder een naam. Later plan je die opnieuw, vanaf elke dag die je wilt. Je ziet vooraf wat erbij komt en wat wordt vervangen.
## Vaste maaltijden
Open een maaltijd, kies **${habits.everyAction}** en kies de dagen. We plannen hem op die dagen en stemmen de rest van de dag erop af, zolang hij bij je dieet past. Je kunt hem pauzeren.
## Eén keer
**${diary.copyDay}**, bij **${diary.moreOfDay}** onder een dag, kopieert de maaltijden naar andere dagen.`,

  repair_a_week_title: 'Iets anders gegeten? Stuur je week bij',
  repair_a_week_words: 'te veel te weinig overgeslagen verjaardag bijstellen balans rest',
  repair_a_week_text: `Zit een week ruim boven of onder je plan, dan stelt het dagboek **${repairing.title}** voor. We zoeken de kleinste verandering in je komende maaltijden en laten die zien voordat er iets gebeurt.
## Wat hetzelfde blijft
Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, vaste maaltijden, en maaltijden waarvoor je dubbel kookt. We veranderen een maaltijd hooguit een kwart, en een latere dag hooguit zo’n 10%. De rest laten we zitten: één avond verpest je week niet.
## Eerst een vraag
Is het tijdstip van een maaltijd voorbij en heb je die niet afgevinkt, dan vragen we of je die hebt gegeten of overgeslagen: **${repairing.ateIt}** of **${repairing.skippedIt}**. Een overgeslagen maaltijd telt niet meer mee.
Druk op **${repairing.apply}** als het voorstel je bevalt, en op **${shared.undo}** als je je bedenkt.`,

  portions_title: 'Porties, en koken voor anderen',
  portions_words: 'personen gezin huishouden hoeveelheid half portie koken voor meer eten gasten',
  portions_text: `Recepten zijn afgestemd op je plan: de hoeveelheden zijn voor je eigen portie, afgerond op wat je in de keuken kunt afmeten.
## Meer of minder eten
Open een gerecht en verander **${shared.portionsLabel}**. Je totalen worden bijgewerkt.
## Voor meer mensen koken
Verander **${recipes.cookFor}** bij het gerecht. De hoeveelheden en je boodschappen worden aangepast; je eigen portie blijft gelijk. Het aantal voor alle nieuwe maaltijden stel je in bij [${accounts.myWeek}](/profile/my-week).
## Voor twee dagen gekookt
${recipes.batchText}`,

  calendar_title: 'Maaltijden in je agenda',
  calendar_words: 'ical google outlook apple kalender abonneren ics',
  calendar_text: `Druk bij [${accounts.calendar}](/profile/calendar) op **${calendar.make}** en abonneer je in je agenda-app op die link. Je ziet elk gerecht op het gebruikelijke tijdstip, zonder calorieën.
## Wie het ziet
Iedereen met de link. Met **${calendar.revoke}** werkt de link meteen niet meer; met een nieuwe link vervalt de oude.
## De agenda loopt achter
Agenda-apps kijken zelf of er iets is veranderd, sommige maar een paar keer per dag.`,
} satisfies Translation<typeof english>;
