import type { coaching as english } from '../../en/articles/coaching.ts';
import type { Translation } from '../../phrases.ts';
import { accounts } from '../accounts.ts';
import { branding } from '../branding.ts';
import { clients } from '../clients.ts';
import { coaching as invitation } from '../coaching.ts';
import { navigation } from '../navigation.ts';
import { notes } from '../notes.ts';
import { planVersions } from '../plan-versions.ts';
import { profile } from '../profile.ts';

export const coaching = {
  coach_and_client_title: 'Werken met een coach',
  coach_and_client_words: 'uitnodigen accepteren weigeren stoppen coach ziet gegevens minderjarig 16 17 gedeactiveerd',
  coach_and_client_text: `Een coach nodigt je uit per mail. Accepteren of weigeren doe je in de app. Een uitnodiging vervalt na 30 dagen.
## Wat je coach ziet
Je profiel, plan, dagboek, boodschappen, recepten en metingen, en je coach kan die ook wijzigen. Je cyclus niet, tenzij je er een deel van deelt. Bij **${profile.looks}** in [${navigation.profile}](/profile) zie je per dag wie je gegevens heeft bekeken.
## Wat jij bepaalt
Bij **${profile.consents}** kun je uitzetten wat je coach ziet. Dat geldt meteen. Je coach hoort niet waarom.
## Stoppen
Open **${profile.yourCoach}** en kies **${invitation.leaveConfirm}**. Daarna kan je coach je gegevens niet meer zien. Je account, plan en dagboek blijven bestaan.
## Als je 16 of 17 bent
Je hebt een coach nodig die bevestigt dat een ouder of voogd toestemming geeft als de wet dat vereist.
## Als je geen toegang hebt
Heeft je coach je account gedeactiveerd, dan blijft alles bewaard. Neem contact op met je coach.`,

  plan_changes_title: 'Als je coach je plan wijzigt',
  plan_changes_words: 'versies eerder plan terug akkoord vraag reden geschiedenis',
  plan_changes_text: `Elke wijziging van je coach wordt als versie bewaard. Bij **${profile.planChanges}** in [${navigation.profile}](/profile) zie je hoe het was en hoe het wordt, wat dat per week betekent, en waarom.
## Jouw antwoord
- **${planVersions.accept}**.
- **${planVersions.ask}**: je coach ziet je vraag bij de wijziging.
- **${planVersions.goBack}**: je doelen worden weer zoals ze waren, en je coach ziet dat. Maaltijden die al gepland zijn, blijven staan.
Versies blijven bewaard, ook als de begeleiding stopt.`,

  notes_title: 'Notities van jou en je coach',
  notes_words: 'bericht chat schrijven lezen gezien dag notitie',
  notes_text: `Bij [${notes.title}](/profile/notes) kunnen jij en je coach elkaar schrijven. Niemand anders kan dat lezen. Aan **${notes.seen}** zie je dat je notitie gelezen is.
Je kunt ook een notitie bij een dag in het dagboek zetten; die kan je coach ook lezen.
Stopt de begeleiding, dan kunnen jullie elkaar niet meer schrijven. Je notities staan nog in de download van je gegevens.`,

  clients_title: 'Voor coaches: je cliënten',
  clients_words:
    'cliënt toevoegen uitnodigen importeren csv bestand aandacht later deactiveren plan intake eigen dagboek',
  clients_text: `Druk bij [${navigation.clients}](/clients) op **${clients.add}**. Je cliënt krijgt een uitnodiging per mail en ziet pas na accepteren wat je hebt voorbereid. Komt er binnen 30 dagen geen antwoord, dan wordt verwijderd wat je had voorbereid. Met **${clients.addFromFile}** nodig je iedereen in een CSV-bestand uit, nadat je elke rij hebt gecontroleerd.
## Je lijst
Eén regel per cliënt: ingevulde dagen, energie en eiwit ten opzichte van het plan over zeven dagen, gewichtsverandering per week, wanneer iemand het laatst actief was en wat er nieuw is. Sorteer op elke kolom. Vanuit een regel schrijf je een notitie, of wijzig je de energie of het eiwit van het plan.
## ${clients.groupNeeds}
Hier zie je wie een vraag heeft, niets heeft ingevuld, tegen het doel in aankomt of afvalt, of geen maaltijden gepland heeft. Met **${clients.later}** haal je iemand even van de lijst: tot morgen, een week lang, of tot er iets verandert.
## Een plan
Vul het profiel in en kies **${clients.makePlan}**. Voor een plan onder de 1.250 kcal geef je een reden op, die je cliënt kan lezen; een plan onder de 800 kcal wordt geweigerd.
## Een dagboek bekijken
Met **${clients.viewPlan}** open je het dagboek van je cliënt. Die kan zien dat je het hebt bekeken.
## Je eigen dagboek
Met **${accounts.toClientMode}** in [${navigation.profile}](/profile) open je je eigen dagboek.
## Je abonnement
Wat het kost en hoe je opzegt, staat bij [je abonnement](/help/subscription).`,

  portal_title: 'Voor coaches: je merk en portaal',
  portal_words: 'organisatie logo kleur naam subdomein bedrijf huisstijl adres',
  portal_text: `Bij [${navigation.account}](/account) stel je **${branding.nameLabel}**, **${branding.colourLabel}**, **${branding.logo}** en **${branding.subdomainLabel}** in. Je cliënten zien wijzigingen meteen, in de app en in mails.
## Het adres van je portaal
Daar loggen je cliënten in. Gebruik 3 tot 30 letters, cijfers en streepjes.
## Regels voor je naam en logo
Een naam die op de onze of op die van een betaalbedrijf lijkt, wordt geweigerd. Een logo mag maximaal 1 MB groot zijn.
## Leesbaarheid
Tekst op jouw kleur wordt vanzelf donker of licht, zodat die altijd leesbaar is.`,
} satisfies Translation<typeof english>;
