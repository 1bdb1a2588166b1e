import type { healthStore as english } from '../en/health-store.ts';
import type { Translation } from '../phrases.ts';

export const healthStore = {
  ios: 'Apple Gezondheid',
  android: 'Health Connect',
  text: 'Allebei staan uit tot jij ze aanzet, en gelden alleen voor dit account op deze telefoon.',
  weight: 'Gewichten uit {store}',
  weightHint:
    'Vanaf vandaag komt het eerste gewicht van elke dag in je voortgang. Een dag waarop je er zelf een noteerde, blijft zoals hij is.',
  weightConsent: 'Hiervoor hebben we je toestemming nodig.',
  nutrition: 'Maaltijden naar {store}',
  nutritionHint:
    'Vanaf vandaag elke maaltijd die je afvinkt: de naam, energie, eiwit, koolhydraten en vet, en wat bekend is van verzadigd vet, vezels, suikers en natrium. Verander of verwijder je hem hier, dan verandert hij daar mee. Wat alleen gepland is, wordt niet geschreven.',
  refused: '{store} staat dit niet toe. Je kunt het toestaan in de instellingen, en het hier daarna aanzetten.',
  refusedWay_ios: 'In Instellingen: Gezondheid, Gegevenstoegang en apparaten.',
  refusedWay_android: 'In Health Connect: App-rechten.',
  readUnknown:
    'Komen er geen gewichten binnen, kijk dan of deze app ze mag lezen. In Instellingen: Gezondheid, Gegevenstoegang en apparaten.',
  openSettings: 'Open instellingen',
  unavailable: '{store} is niet beschikbaar op deze telefoon.',
  update: '{store} moet eerst worden geïnstalleerd of bijgewerkt.',
  updateNow: 'Open Google Play',
  failed: 'Dat lukte niet. Probeer het opnieuw.',
  others:
    'Andere apps zien wat er in {store} staat als jij dat toestaat. Uitloggen stopt de koppeling; wat geschreven is, blijft staan.',
  offTitle: 'Verwijderen wat geschreven is?',
  offText:
    'Vanaf nu wordt er niets meer geschreven. Wat je tot nu toe at kan in {store} blijven staan, of daar worden verwijderd.',
  offKeep: 'Zet uit en bewaar het',
  offDelete: 'Zet uit en verwijder het',
  deleteWritten: 'Verwijder wat geschreven is',
  deleted: 'Verwijderd uit {store}.',
} as const satisfies Translation<typeof english>;
