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
  coach_and_client_title: 'Een coach hebben',
  coach_and_client_words: 'uitnodigen accepteren weigeren stoppen coach ziet gegevens minderjarig 16 17 gedeactiveerd',
  coach_and_client_text: `Een coach nodigt je uit per mail, en in de app zeg je ja of nee. Een uitnodiging vervalt na 30 dagen.
## Wat je coach ziet
Je profiel, plan, dagboek, boodschappen, recepten en metingen, en die kan je coach ook veranderen. Je cyclus niet, tenzij je er een deel van deelt. Bij **${profile.looks}** in [${navigation.profile}](/profile) lees je per dag wie er keek.
## Wat jij bepaalt
Met **${profile.consents}** zet je uit wat je coach ziet, en dat geldt meteen. Je coach hoort niet waarom.
## Stoppen
Open **${profile.yourCoach}** en kies **${invitation.leaveConfirm}**. Vanaf dan ziet je coach niets meer van je. Je account, plan en dagboek blijven.
## 16 of 17
Dan heb je een coach nodig die verklaart dat een ouder of voogd het goedvindt waar de wet dat vraagt.
## Je toegang staat uit
Heeft je coach je gedeactiveerd, dan blijft alles bewaard. Vraag het je coach.`,

  plan_changes_title: 'Als je coach je plan verandert',
  plan_changes_words: 'versies eerder plan terug akkoord vraag reden geschiedenis',
  plan_changes_text: `Elke verandering van je coach is een versie. Bij **${profile.planChanges}** in [${navigation.profile}](/profile) zie je hoe het was en wordt, wat dat per week betekent, en waarom.
## Jouw antwoord
- **${planVersions.accept}**.
- **${planVersions.ask}**: je coach leest je vraag bij de verandering.
- **${planVersions.goBack}**: je doelen worden wat ze waren, en je coach ziet dat. Maaltijden die al gepland zijn, blijven staan.
Versies blijven bestaan, ook als je stopt met je coach.`,

  notes_title: 'Notities met je coach',
  notes_words: 'bericht chat schrijven lezen gezien dag notitie',
  notes_text: `Bij [${notes.title}](/profile/notes) schrijven jij en je coach elkaar. Niemand anders leest dat. Aan **${notes.seen}** zie je dat je notitie gelezen is.
Je kunt ook een notitie bij een dag in het dagboek zetten; die leest je coach ook.
Stop je met je coach, dan kun je elkaar niet meer schrijven. Wat er stond, blijft in de kopie van je gegevens.`,

  clients_title: 'Voor coaches: je cliënten',
  clients_words: 'cliënt toevoegen uitnodigen aandacht later deactiveren plan intake eigen dagboek',
  clients_text: `Druk bij [${navigation.clients}](/clients) op **${clients.add}**. Je cliënt krijgt een uitnodiging per mail en ziet niets van wat je voorbereidt tot er ja is gezegd. Antwoordt er 30 dagen niemand, dan wordt verwijderd wat je noteerde.
## Je lijst
Eén regel per cliënt: ingevulde dagen, energie en eiwit ten opzichte van het plan over zeven dagen, gewicht per week, wanneer je iemand het laatst zag en wat er nieuw is. Sorteer op elke kolom. Vanuit een regel schrijf je een notitie, of wijzig je de energie of het eiwit van het plan.
## ${clients.groupNeeds}
Hier zie je wie iets vroeg, niets noteerde, tegen het doel in aankomt of afvalt, of geen maaltijden gepland heeft. Met **${clients.later}** zet je iemand weg tot morgen, een week later, of tot er iets nieuws is.
## Een plan
Vul het profiel in en kies **${clients.makePlan}**. Onder de 1.250 kcal heeft een plan een reden nodig, die je cliënt leest; onder de 800 wordt het geweigerd.
## In een dagboek kijken
**${clients.viewPlan}** opent het. Je cliënt kan lezen dat je keek.
## Zelf mee-eten
**${accounts.toClientMode}** in [${navigation.profile}](/profile) opent je eigen dagboek.
## Wat het jou kost
Wat je abonnement kost en hoe je het beëindigt, staat bij [je abonnement](/help/subscription).`,

  portal_title: 'Voor coaches: je merk en portal',
  portal_words: 'organisatie logo kleur naam subdomein bedrijf huisstijl adres',
  portal_text: `Bij [${navigation.account}](/account) stel je **${branding.nameLabel}**, **${branding.colourLabel}**, **${branding.logo}** en **${branding.subdomainLabel}** in. Je cliënten zien het meteen, in de app en in hun mails.
## Het adres van je portal
Daar loggen je cliënten in. Gebruik 3 tot 30 letters, cijfers en streepjes.
## Namen die niet kunnen
Een naam die lijkt op die van het product zelf of van een betaalbedrijf, wordt geweigerd. Een logo is hoogstens 1 MB.
## Leesbaar
Tekst op jouw kleur maken we altijd zo donker of licht dat die te lezen is.`,
} satisfies Translation<typeof english>;
