import type { healthStore as english } from '../en/health-store.ts';
import type { Translation } from '../phrases.ts';

export const healthStore = {
  ios: 'Apple Gezondheid',
  android: 'Health Connect',
  text: 'Beide koppelingen staan uit tot je ze aanzet, en gelden alleen voor dit account op deze telefoon.',
  weight: 'Gewichtsmetingen uit {store}',
  weightHint:
    'Vanaf vandaag komt het eerste gewicht van elke dag in je voortgang. Een gewicht dat je zelf hebt genoteerd, blijft zoals het is.',
  weightConsent: 'Hiervoor hebben we je toestemming nodig.',
  nutrition: 'Maaltijden naar {store}',
  nutritionHint:
    'Vanaf vandaag slaan we daar elke maaltijd op die je afvinkt: de naam, energie, eiwit, koolhydraten en vet, en voor zover bekend verzadigd vet, vezels, suikers en natrium. Wijzig of verwijder je een maaltijd hier, dan gebeurt dat daar ook. Geplande maaltijden worden daar niet opgeslagen.',
  refused: '{store} staat dit niet toe. Sta het daar toe in de instellingen en zet het dan hier aan.',
  refusedWay_ios: 'In Instellingen: Gezondheid, Gegevenstoegang en apparaten.',
  refusedWay_android: 'In Health Connect: App-rechten.',
  readUnknown:
    'Komen er geen gewichtsmetingen binnen, kijk dan of deze app ze mag lezen. In Instellingen: Gezondheid, Gegevenstoegang en apparaten.',
  openSettings: 'Instellingen openen',
  unavailable: '{store} is niet beschikbaar op deze telefoon.',
  update: '{store} moet eerst worden geïnstalleerd of bijgewerkt.',
  updateNow: 'Google Play openen',
  failed: 'Dat lukte niet. Probeer het opnieuw.',
  others:
    'Andere apps zien wat er in {store} staat als jij dat toestaat. Als je uitlogt, stopt de koppeling; opgeslagen maaltijden blijven staan.',
  offTitle: 'Opgeslagen maaltijden verwijderen?',
  offText:
    'Vanaf nu wordt er niets meer opgeslagen. Maaltijden die al zijn opgeslagen, kunnen in {store} blijven staan of daar worden verwijderd.',
  offKeep: 'Uitzetten en bewaren',
  offDelete: 'Uitzetten en verwijderen',
  deleteWritten: 'Opgeslagen maaltijden verwijderen',
  deleted: 'Verwijderd uit {store}.',
} as const satisfies Translation<typeof english>;
