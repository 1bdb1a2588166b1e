import type { legal as english } from '../en/legal.ts';
import type { Translation } from '../phrases.ts';
import { consents } from './consents.ts';
import { history } from './history.ts';
import { profile } from './profile.ts';

export const legal = {
  ownPage: 'De volledige tekst staat hier:',
  privacyTitle: 'Privacy',
  privacy_text: `{operator} bepaalt wat Weekbord hier van je bewaart, en is daarvoor verantwoordelijk. Vragen daarover: {email}, of [het contactformulier](/help/contact).
## Wat we bewaren, en waarom
- **Je account**: naam, adres, taal, waar je bent ingelogd. Zonder die gegevens kan er geen account zijn (de overeenkomst met jou).
- **Wat je invoert**: plannen, maaltijden, recepten, boodschappenlijsten en notities. Daar gebruik je Weekbord voor (de overeenkomst met jou).
- **Je abonnement**, als je er een hebt: wat je kocht en wanneer je betaalt. Kaartnummers komen nooit bij ons (de overeenkomst, en de boekhoudplicht).
- **Wie je gegevens bekeek**, zodat jij dat kunt zien (ons belang en dat van jou dat ze veilig zijn).
## Je gezondheid
Alleen met je toestemming, voor elk doel apart, en tot je die uitzet bij **${profile.consents}**:
- **${consents.BODY}**: ${consents.BODYText}
- **${consents.FOOD}**: ${consents.FOODText}
- **${consents.CYCLE}**: ${consents.CYCLEText}
- **${consents.COACH}**: ${consents.COACHText}
Je cyclus wordt versleuteld bewaard met een eigen sleutel.
## Wie het ziet
- **Een coach**, als je die hebt geaccepteerd: wat in die toestemming staat, en je cyclus nooit, tenzij je die deelt.
- **Onze medewerkers**: namen, instellingen en wat bij betalingen hoort; niet wat je eet, meet of voelt.
- **Iedereen met een link die jij maakte**: die boodschappenlijst of die agenda, tot de link vervalt.
- Verder niemand. We verkopen geen gegevens en tonen geen reclame in de app.
Bij **${profile.looks}** lees je wie er keek.
## Wie het voor ons verwerkt
[[processors]]
## Hoe lang we het bewaren
[[periods]]
## Je rechten
Je kunt je gegevens zelf inzien, verbeteren, downloaden en verwijderen, bij [${history.title}](/profile/data). Een toestemming kun je altijd intrekken; dat verandert niets aan wat daarvoor gebeurde. Voor al het andere, ook om bezwaar te maken of iets te laten beperken, schrijf je ons. Je kunt een klacht indienen bij een toezichthouder, in Nederland de Autoriteit Persoonsgegevens.
Geen besluit over jou dat rechtsgevolgen heeft, wordt door een computer alleen genomen.
## Op je apparaat
Wat de app nodig heeft, staat in je browser: dat je bent ingelogd, je taal, en je dagboek voor als je offline bent. Als je uitlogt, wordt het gewist. Diensten van anderen worden alleen geladen voor wie niet is ingelogd, en pas na toestemming.
De apps voor telefoons lezen gewichtsmetingen uit Health Connect of Apple Gezondheid, en schrijven de maaltijden daarheen die je afvinkt, allebei pas als je het in je profiel aanzet. Niets ervan wordt verkocht of voor reclame gebruikt. Je kunt allebei altijd uitzetten, en de maaltijden daar laten verwijderen.`,
  keptWhat: 'Wat',
  keptHowLong: 'Hoe lang',
  keptUntilDeleted: 'tot je het of je account verwijdert',
  kept_own: 'Je account en alles wat je invoert',
  kept_looks: 'Wie je gegevens bekeek of veranderde, en wat onze medewerkers deden',
  kept_audit: 'Wat er met accounts gebeurde, zoals inloggen: nummers en tijdstippen, ook als een account verwijderd is',
  kept_logins: 'Codes en links om in te loggen, als ze niet meer werken',
  kept_sessions: 'Een sessie die niet wordt gebruikt',
  kept_devices: 'Dat een browser hier eerder inlogde, zonder gebruik',
  kept_answers: 'Antwoorden op verzoeken die je apparaat kan herhalen',
  kept_replacements: 'Vervangen maaltijden, zodat je ze kunt terughalen',
  kept_invitations: 'Wat een coach noteerde over wie niet op de uitnodiging antwoordt',
  kept_endedInvitations: 'Dat een uitnodiging afliep',
  kept_waitlist: 'Plekken op een wachtlijst',
  kept_demos: 'Demo-accounts',
  kept_payments: 'Berichten van de betaaldienst',
  kept_checkouts: 'Afgebroken bestellingen',
  kept_backups: 'Back-ups, waaruit wat je verwijderde later verdwijnt',
  periodHOURS: { one: '{count} uur', other: '{count} uur' },
  periodDAYS: { one: '{count} dag', other: '{count} dagen' },
  periodMONTHS: { one: '{count} maand', other: '{count} maanden' },
  backups: { one: 'tot de volgende is gemaakt', other: 'tot er {count} nieuwere zijn' },
  hostedByOperator: 'De servers worden beheerd door {operator}.',
  hostedBy: 'De servers worden beheerd door {host}.',
  processor_PAYMENTS: 'Stripe int betalingen en bewaart kaartnummers.',
  processor_MAIL: 'Een maildienst bezorgt onze mails.',
  processor_PUSH: 'De maker van je browser geeft herinneringen door waar je om vroeg; lezen kan hij ze niet.',
  processor_PHONE_PUSH: 'Google of Apple geeft herinneringen door aan de telefoonapp, en zou ze kunnen lezen.',
  processor_ANALYTICS: 'Een dienst meet welke pagina’s bezoekers openen, als ze dat goedvinden.',
  processor_MONITORING: 'Een dienst meet hoe snel pagina’s laden, voor bezoekers die dat goedvinden.',
  processor_ADVERTISING: 'Een adverteerder hoort dat een bezoeker hier was of iets kocht, als die dat goedvindt.',
  processor_MESSENGER: 'Een dienst verzorgt de chat met de helpdesk, voor bezoekers die dat goedvinden.',
  processor_EVENTS: 'Een dienst telt zakelijke gebeurtenissen, zoals een nieuw abonnement.',
  processor_PROBLEMS: 'Een dienst ontvangt foutmeldingen van de app.',
  termsTitle: 'Gebruiksvoorwaarden',
  terms_text: `Deze korte voorwaarden gelden tussen jou en {operator}, die je deze app aanbiedt.
## Wat je krijgt
Plannen, recepten, boodschappenlijsten en een dagboek, berekend uit wat je invoert. Het is geen medisch advies. Ben je zwanger of ziek, gebruik je medicijnen of heb je een eetstoornis (gehad), overleg dan eerst met een arts of diëtist. Lees bij een ernstige allergie altijd het etiket.
## Je account
Dat is van jou alleen: deel je inloggegevens niet. Op jezelf kun je het gebruiken vanaf 18 jaar, met een coach vanaf 16. Vul in wat klopt voor zover je weet, en over anderen alleen wat mag.
## Betalen
De prijs, inclusief btw, en de periode staan er voordat je betaalt. Je kunt altijd [opzeggen](/help/cancel), met toegang tot het eind van de periode, en binnen 14 dagen [herroepen](/help/withdraw).
## Wat van jou is, blijft van jou
Wat je invoert, is van jou. Je kunt het downloaden en verwijderen wanneer je wilt. We gebruiken het alleen om Weekbord te laten werken.
## Wat niet mag
Inbreken, de dienst overbelasten, of je voordoen als iemand anders. Doe je dat, dan mogen we je account sluiten; je gegevens kun je dan nog downloaden.
## Als er iets misgaat
We zijn verantwoordelijk voor waar de wet ons verantwoordelijk voor houdt. Je rechten als consument, en het recht en de rechter van je eigen land, houd je. Klachten: {email}.`,
  imprintTitle: 'Wie we zijn',
  offeredBy: 'Aangeboden door',
  emailAddress: 'E-mail',
  registration: 'Registratie',
  imprint_text: `Vragen: [het contactformulier](/help/contact).`,
  accessibilityTitle: 'Toegankelijkheid',
  accessibility_text: `{operator} wil dat iedereen Weekbord kan gebruiken. We richten ons op WCAG 2.2 AA, zoals EN 301 549 vraagt. Deze verklaring hoort bij versie {version} van de app.
## Wat bij elke verandering van de app wordt getest
- De schermen in onze tests worden volgens regels van WCAG 2.2 AA gecontroleerd, in het Engels en Nederlands, in licht en donker: namen van knoppen en velden, contrast, volgorde van koppen.
- Vensters, menu’s, kalenders, schuifregelaars en lijsten worden met het toetsenbord gebruikt, en de focus keert terug naar waar die vandaan kwam.
- Wat je kunt slepen, kan ook zonder slepen.
- Tekst op 200 % overlapt nergens op de schermen die mensen dagelijks gebruiken.
- Een account maken, betalen, opzeggen, een week plannen en eten noteren gaat met alleen een toetsenbord, in een venster op 400 %.
- Grafieken zijn als tabel te lezen.
- Beweging staat uit als je apparaat daarom vraagt.
- Inloggen kan zonder puzzel of wachtwoord: een code of link per mail is genoeg.
## Wat nog niet goed genoeg is, voor zover we weten
- Logo’s en foto’s die coaches en gebruikers toevoegen, hebben soms geen bruikbare beschrijving.
- De pagina’s van de betaaldienst zijn van die dienst zelf.
- Er heeft nog geen externe deskundige naar de app gekeken, en we hebben niet elk scherm met elke schermlezer gebruikt.
## Zit er iets in de weg?
[Laat het weten](/help/contact): wat je wilde doen, en met welk apparaat. Problemen waardoor iemand de app niet kan gebruiken, gaan voor. Helpt dat niet, dan kun je in Nederland terecht bij de Autoriteit Consument & Markt.`,
} satisfies Translation<typeof english>;
