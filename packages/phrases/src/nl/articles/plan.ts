import type { plan as english } from '../../en/articles/plan.ts';
import type { Translation } from '../../phrases.ts';
import { accounts } from '../accounts.ts';
import { cycle } from '../cycle.ts';
import { eating } from '../eating.ts';
import { expenditure } from '../expenditure.ts';
import { navigation } from '../navigation.ts';
import { onboarding } from '../onboarding.ts';
import { profile } from '../profile.ts';
import { progress } from '../progress.ts';

export const plan = {
  targets_title: 'Zo berekenen we je doelen',
  targets_words:
    'calorieën macro’s eiwit vet koolhydraten vezels formule mifflin katch deurenberg bron kcal berekening eigen getallen',
  targets_text: `We berekenen je doelen in vier stappen, op basis van je antwoorden.
1. **Wat je lichaam in rust verbruikt**, met de formule van Mifflin en anderen (American Journal of Clinical Nutrition 51, 1990). Heeft je coach je vetpercentage ingevuld, dan met die van Katch en McArdle.
2. **Wat je op een dag verbruikt**: dat getal keer een factor voor hoe actief je dag is, plus je beweging.
3. **Je doel**: minder energie om af te vallen, meer om spieren op te bouwen, evenveel om op gewicht te blijven. Een kilo telt als 7.700 kcal. Een berekend plan komt nooit onder de 1.250 kcal.
4. **Eiwit, vet en koolhydraten**: eiwit op basis van je gewicht, minstens 50 g; vet minstens 30 g; de rest komt uit koolhydraten.
Een organisatie kan kiezen voor veel eiwit of voor een gewone hoeveelheid. De gewone hoeveelheid is 0,83 g per kilo, volgens de Europese Autoriteit voor voedselveiligheid. Bij veel eiwit schatten we je vetpercentage met de formule van Deurenberg en anderen (British Journal of Nutrition 65, 1991). Die schatting bewaren we niet.
## Vezels
In je energiedoel rekenen we 40 g vezels mee. Als richtlijn tonen we 14 g per 1.000 kcal (Gezondheidsraad, 2006).
## Je eigen getallen
Kies bij **${onboarding.nutritionalPlanTitle}** voor **${onboarding.CHOOSE_YOUR_OWN}** en vul energie en macro’s zelf in, in gram of procent.
Dit is geen medisch advies. Ben je zwanger of ziek, gebruik je medicijnen of heb je een eetstoornis (gehad), overleg dan eerst met een arts of diëtist.`,

  energy_needs_title: 'Zoveel verbruik je echt op een dag',
  energy_needs_words: 'verbruik schatting nieuw doel voorstel volledige dag stofwisseling',
  energy_needs_text: `Een formule geeft het gemiddelde van mensen zoals jij. Je eigen dagboek en gewichtsmetingen zeggen meer over jou. Na twee weken laat **${expenditure.title}** bij [${navigation.progress}](/progress) zien wat je per dag verbruikt, en tussen welke waarden dat waarschijnlijk ligt.
## Dit is ervoor nodig
- Volledige dagen: elke hoofdmaaltijd van je plan, en alles afgevinkt als gegeten.
- Een gewichtsmeting op een deel van de dagen, verspreid over de hele periode.
## Een nieuw doel
Past een ander doel beter, dan stellen we het voor en leggen we uit waarom. Een doel verandert hoogstens 10% per keer, en alleen als jij dat wilt. Kies je **${expenditure.notNow}**, dan vragen we het twee weken niet.
Noteer je iets minder dan je eet, dan is de schatting ook iets te laag. Dat maakt niet uit: je houdt je met hetzelfde dagboek aan je doel.`,

  change_goal_title: 'Je doel of tempo veranderen',
  change_goal_words: 'afvallen spieren streefgewicht sneller langzamer vragen opnieuw plannen',
  change_goal_text: `Open **${profile.goal}** in [${navigation.profile}](/profile). Je ziet meteen je nieuwe doelen per dag en kiest of je maaltijden opnieuw worden gepland, vanaf vandaag of vanaf volgende week. Maaltijden die je hebt gegeten, toegevoegd, veranderd of vastgezet, blijven staan.
## Opnieuw beginnen
Met **${accounts.redoPlanning}** loop je alle vragen opnieuw door. Je eerdere antwoorden staan al ingevuld.
## Als je een doel niet kunt kiezen
- We tonen alleen een tempo waarbij je genoeg eet: minstens 1.250 kcal per dag.
- Heb je al ondergewicht, dan helpen we je niet om nog meer af te vallen.
- Maakt je coach je plan, overleg dan met je coach.`,

  allergies_title: 'Allergieën en diëten',
  allergies_words:
    'veganistisch vegetarisch halal gluten lactose noten pinda sporen intolerantie lust niet coeliakie etiket vermijden',
  allergies_text: `Bij [${eating.title}](/profile/diet) kies je een dieet en vink je aan wat je wilt vermijden: de 14 allergenen die op een Europees etiket moeten staan, en lactose. We houden daar in elk plan en voorstel rekening mee.
## Wat we weglaten
Producten met iets wat je vermijdt, producten waarvan we dat niet zeker weten, en producten met een waarschuwing voor sporen op het etiket. Is er voor een ingrediënt een goede vervanger, dan plannen we het recept daarmee.
## Lees altijd het etiket
Merken verschillen, en bij gewone ingrediënten weten we niet of er sporen in zitten. Vertrouw bij een ernstige allergie op het etiket, niet op de app.
## Goed om te weten
- Notenvrij is ook pindavrij, tenzij je **${eating.allowsPeanuts}** aanvinkt.
- Lactosevrij is niet melkvrij: kies bij een melkallergie **${eating.choiceMilk}**.
- Bij halal laten we varkensvlees, alcohol, bloed en dierlijke gelatine weg. Ander vlees plannen we wel; halal vlees kies je zelf in de winkel.
Wat al gepland was, blijft staan tot je opnieuw plant: controleer na een wijziging je dagboek.`,

  cycle_diet_title: 'Eten en je cyclus',
  cycle_diet_words: 'menstruatie ongesteld luteaal folliculair eisprong fase hormonen delen coach pms',
  cycle_diet_text: `Met **${onboarding.CYCLE_DIET}** blijven je doelen gelijk. Alleen de keuze van je maaltijden verandert: in de tweede helft van je cyclus en tijdens je menstruatie krijgen recepten die daarbij passen, voorrang.
## De fasen
- **${cycle.phaseMENSTRUATION}**: ${cycle.phaseMENSTRUATIONText}
- **${cycle.phaseFOLLICULAR}**: ${cycle.phaseFOLLICULARText}
- **${cycle.phaseOVULATION}**: ${cycle.phaseOVULATIONText}
- **${cycle.phaseLUTEAL}**: ${cycle.phaseLUTEALText}
${cycle.phasesNote}
## Je datums
Noteer bij [${accounts.cycle}](/profile/cycle) wanneer je menstruatie begint. Vanaf drie genoteerde cycli gebruiken we je eigen cycluslengte, daarvoor de lengte die je hebt opgegeven of 28 dagen. Gebruik dit niet als anticonceptie.
## Wie het ziet
Alleen jij, tenzij je een deel met je coach deelt, zo lang als jij kiest. Je gegevens worden versleuteld bewaard, met een sleutel die alleen van jou is. Met **${cycle.deleteAll}** wordt die sleutel vernietigd.`,

  menopause_diet_title: 'Eten in de overgang',
  menopause_diet_words: 'menopauze overgang hormonen botten calcium ijzer eiwit vitamine',
  menopause_diet_text: `Met **${onboarding.MENOPAUSE}** blijven je doelen gelijk; recepten die bij deze levensfase passen, worden vaker gepland.
## ${cycle.bonesTitle}
${cycle.bonesText}
## ${cycle.musclesTitle}
${cycle.musclesText}
## ${cycle.ironTitle}
${cycle.ironText}
Overleg met je huisarts als je klachten hebt of medicijnen gebruikt.`,

  progress_title: 'Gewicht en voortgang',
  progress_words: 'wegen weegschaal trend grafiek slaap stress taille middel vetpercentage meting verwijderen vocht',
  progress_text: `Bij [${navigation.progress}](/progress) houd je gewicht, slaap, stress, taille en vetpercentage bij. Kies wat je wilt bijhouden en voor welke periode, en druk op **${progress.addWEIGHT}**. Je kunt ook eerdere dagen invullen.
## De trendlijn
${progress.trendHint} ${progress.emptyWEIGHT}
## Verandering per week
Het laatste gewicht van de periode min het eerste, gedeeld door het aantal weken ertussen.
## Een meting verwijderen
Elke meting bij **${progress.list}** kun je verwijderen.
Heb je een coach, dan ziet die je metingen, tenzij je dat uitzet bij [je toestemmingen](/help/consents).`,
} satisfies Translation<typeof english>;
