import type { legal as english } from '../en/legal.ts';
import type { Translation } from '../phrases.ts';
import { consents } from './consents.ts';
import { history } from './history.ts';
import { profile } from './profile.ts';

export const legal = {
  ownPage: 'De volledige tekst staat hier:',
  privacyTitle: 'Privacy',
  privacy_text: `{operator} is verantwoordelijk voor de gegevens die Weekbord hier van je bewaart. Vragen daarover: {email}, of [het contactformulier](/help/contact).
## Wat we bewaren, en waarom
- **Je account**: naam, e-mailadres, taal en waar je bent ingelogd. Zonder die gegevens kun je geen account hebben (de overeenkomst met jou).
- **Wat je invoert**: plannen, maaltijden, recepten, boodschappenlijsten en notities. Daar gebruik je Weekbord voor (de overeenkomst met jou).
- **Je abonnement**, als je er een hebt: wat je kocht en wanneer je betaalt. Kaartnummers komen nooit bij ons terecht (de overeenkomst, en onze administratieplicht).
- **Wie je gegevens bekeek**, zodat jij dat kunt zien (ons gerechtvaardigd belang, en dat van jou, dat ze veilig zijn).
## Je gezondheid
Alleen met je toestemming, voor elk doel apart, en tot je die intrekt bij **${profile.consents}**:
- **${consents.BODY}**: ${consents.BODYText}
- **${consents.FOOD}**: ${consents.FOODText}
- **${consents.CYCLE}**: ${consents.CYCLEText}
- **${consents.COACH}**: ${consents.COACHText}
Je cyclus wordt versleuteld bewaard met een sleutel die alleen voor jou wordt gebruikt.
## Wie het ziet
- **Een coach**, als je die hebt geaccepteerd: wat in die toestemming staat, en nooit je cyclus, tenzij je die deelt.
- **Onze medewerkers**: namen, instellingen en betalingsgegevens; niet wat je eet, meet of voelt.
- **Iedereen met een link die jij maakte**: die boodschappenlijst of die agenda, tot de link vervalt.
- Verder niemand. We verkopen geen gegevens en tonen geen reclame in de app.
Bij **${profile.looks}** zie je wie je gegevens heeft bekeken.
## Wie het voor ons verwerkt
[[processors]]
## Hoe lang we het bewaren
[[periods]]
## Je rechten
Je kunt je gegevens zelf inzien, verbeteren, downloaden en verwijderen, bij [${history.title}](/profile/data). Een toestemming kun je altijd intrekken; dat verandert niets aan wat er daarvoor is gedaan. Voor al het andere, zoals bezwaar maken of de verwerking laten beperken, kun je ons schrijven. Je kunt een klacht indienen bij een toezichthouder, in Nederland de Autoriteit Persoonsgegevens.
Besluiten met rechtsgevolgen voor jou worden nooit alleen door een computer genomen.
## Op je apparaat
De app bewaart in je browser wat nodig is: dat je bent ingelogd, je taal, en je dagboek voor als je offline bent. Als je uitlogt, wordt dat gewist, behalve keuzes zoals je taal. Diensten van anderen worden alleen geladen voor bezoekers die niet zijn ingelogd, en pas na hun toestemming.
De telefoonapps lezen gewichtsmetingen uit Health Connect of Apple Gezondheid en slaan daar de maaltijden op die je afvinkt, allebei pas als je dat in je profiel aanzet. Niets ervan wordt verkocht of voor reclame gebruikt. Je kunt allebei altijd uitzetten, en de maaltijden daar laten verwijderen.`,
  keptWhat: 'Wat',
  keptHowLong: 'Hoe lang',
  keptUntilDeleted: 'tot je het of je account verwijdert',
  kept_own: 'Je account en alles wat je invoert',
  kept_looks: 'Wie je gegevens bekeek of veranderde, en wat onze medewerkers deden',
  kept_audit:
    'Wat er met accounts gebeurde, zoals inloggen: alleen nummers en tijdstippen, ook nadat een account is verwijderd',
  kept_logins: 'Inlogcodes en -links die niet meer werken',
  kept_sessions: 'Een sessie die niet wordt gebruikt',
  kept_devices: 'Browsers waarin eerder is ingelogd, maar die hier niet meer worden gebruikt',
  kept_answers: 'Antwoorden aan je apparaat, voor als het een verzoek opnieuw stuurt',
  kept_replacements: 'Vervangen maaltijden, zodat je ze kunt terughalen',
  kept_invitations: 'Wat een coach noteerde over iemand die niet op de uitnodiging antwoordt',
  kept_endedInvitations: 'Vervallen uitnodigingen',
  kept_waitlist: 'Plekken op een wachtlijst',
  kept_demos: 'Demo-accounts',
  kept_payments: 'Berichten van de betaaldienst',
  kept_checkouts: 'Afgebroken bestellingen',
  kept_backups: 'Back-ups, waarin verwijderde gegevens nog een tijdje blijven staan',
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
  processor_ADVERTISING:
    'Een adverteerder ziet dat een bezoeker hier was of iets kocht, als de bezoeker dat goedvindt.',
  processor_MESSENGER: 'Een dienst verzorgt de chat met de helpdesk, voor bezoekers die dat goedvinden.',
  processor_EVENTS: 'Een dienst telt zakelijke gebeurtenissen, zoals een nieuw abonnement.',
  processor_PROBLEMS: 'Een dienst ontvangt foutmeldingen van de app.',
  termsTitle: 'Gebruiksvoorwaarden',
  terms_text: `Deze korte voorwaarden gelden tussen jou en {operator}, die je deze app aanbiedt.
## Wat je krijgt
Plannen, recepten, boodschappenlijsten en een dagboek, berekend op basis van wat je invoert. Het is geen medisch advies. Ben je zwanger of ziek, gebruik je medicijnen of heb je een eetstoornis (gehad), overleg dan eerst met een arts of diëtist. Lees bij een ernstige allergie altijd het etiket.
## Je account
Je account is alleen voor jou: deel je inloggegevens niet. Zonder coach kun je het gebruiken vanaf 18 jaar, met een coach vanaf 16. Vul in wat voor zover je weet klopt, en over anderen alleen wat je mag invullen.
## Betalen
De prijs, inclusief btw, en de periode zie je voordat je betaalt. Je kunt altijd [opzeggen](/help/cancel), met toegang tot het eind van de periode, en binnen 14 dagen [herroepen](/help/withdraw).
## Wat van jou is, blijft van jou
Wat je invoert, is van jou. Je kunt het downloaden en verwijderen wanneer je wilt. We gebruiken het alleen om Weekbord te laten werken.
## Wat niet mag
Inbreken, de dienst overbelasten, of je voordoen als iemand anders. Doe je dat, dan mogen we je account sluiten; je gegevens kun je dan nog downloaden.
## Als er iets misgaat
We zijn aansprakelijk voor zover de wet dat bepaalt. Je houdt je rechten als consument en de bescherming van het recht en de rechter van je eigen land. Klachten: {email}.`,
  imprintTitle: 'Wie we zijn',
  offeredBy: 'Aangeboden door',
  emailAddress: 'E-mail',
  registration: 'Registratie',
  imprint_text: `Vragen: [het contactformulier](/help/contact).`,
  accessibilityTitle: 'Toegankelijkheid',
  accessibility_text: `{operator} wil dat iedereen Weekbord kan gebruiken. We streven naar WCAG 2.2 AA, zoals EN 301 549 voorschrijft. Deze verklaring hoort bij versie {version} van de app.
## Wat we bij elke wijziging van de app testen
- We controleren de schermen in onze tests volgens regels van WCAG 2.2 AA, in het Engels en Nederlands, in licht en donker: namen van knoppen en velden, contrast, volgorde van koppen.
- Vensters, menu’s, kalenders, schuifregelaars en lijsten bedienen we met het toetsenbord, en de focus keert terug naar waar die vandaan kwam.
- Wat je kunt slepen, kan ook zonder slepen.
- Tekst op 200% overlapt nergens op de schermen die mensen dagelijks gebruiken.
- Een account maken, betalen, opzeggen, een week plannen en eten noteren kan met alleen het toetsenbord, in een venster met 400% zoom.
- Grafieken zijn als tabel te lezen.
- Animaties staan uit als je apparaat daarom vraagt.
- Inloggen kan zonder puzzel of wachtwoord: een code of link per mail is genoeg.
## Wat nog niet goed genoeg is, voor zover we weten
- Logo’s en foto’s die coaches en gebruikers toevoegen, hebben soms geen bruikbare beschrijving.
- De pagina’s van de betaaldienst kunnen we niet aanpassen.
- Er heeft nog geen externe deskundige naar de app gekeken, en we hebben niet elk scherm met elke schermlezer gebruikt.
## Loop je ergens tegenaan?
[Laat het weten](/help/contact): wat je wilde doen, en met welk apparaat. Problemen waardoor iemand de app niet kan gebruiken, gaan voor. Helpt dat niet, dan kun je in Nederland terecht bij de Autoriteit Consument & Markt.`,
} satisfies Translation<typeof english>;
