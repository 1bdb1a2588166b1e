import { WRONG_TRIES_MAX } from '@weekbord/domain/auth/guess-limits';
import { CODE_LIFE_MINUTES, LINK_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import type { start as english } from '../../en/articles/start.ts';
import type { Translation } from '../../phrases.ts';
import { accounts } from '../accounts.ts';
import { auth } from '../auth.ts';
import { entering } from '../entering.ts';
import { navigation } from '../navigation.ts';
import { passwords } from '../passwords.ts';
import { profile } from '../profile.ts';
import { reminders } from '../reminders.ts';
import { shared } from '../shared.ts';

export const start = {
  getting_started_title: 'Aan de slag',
  getting_started_words:
    'beginnen nieuw eerste account aanmelden registreren vragen demo coach uitnodiging leeftijd 18',
  getting_started_text: `Meld je aan met je naam en e-mailadres en beantwoord de vragen over je doel, je lichaam en wat je eet. Dat duurt ongeveer drie minuten. Daarna berekenen we je doelen en plannen we je eerste week.
## En daarna?
1. Bekijk de week in je [dagboek](/diary). Ruil wat je niet lekker vindt voor iets anders.
2. Maak van je week een [boodschappenlijst](/groceries).
3. Vink af wat je eet.
## Als je een coach hebt
Je coach nodigt je uit per mail en kan de vragen voor je invullen. Gebruik het e-mailadres waarop je die mail hebt gekregen.
## Eerst even kijken
Staat **${auth.tryDemo}** op de inlogpagina, dan kun je 24 uur lang een voorbeeldaccount gebruiken, zonder e-mailadres.
Je kunt Weekbord zelfstandig gebruiken vanaf 18 jaar, of met een coach vanaf 16.`,

  login_title: 'Inloggen lukt niet',
  login_words: 'code link mail spam wachtwoord vergeten aanmelden adres verlopen fout geblokkeerd otp',
  login_text: `Je logt in met een code of een link die we je mailen. Een code is ${CODE_LIFE_MINUTES} minuten geldig en een link ${LINK_LIFE_MINUTES} minuten. Ze werken allebei één keer.
## Geen mail?
- Kijk in je spammap en controleer het adres dat je hebt ingevuld.
- Is er geen account voor dat adres, dan staat dat in de mail, met uitleg hoe je er een krijgt.
- Kies na een minuut **${entering.codeResend}**. Alleen de nieuwste mail werkt.
## De code wordt niet geaccepteerd
Een code kun je ${WRONG_TRIES_MAX} keer proberen. Na veel foute codes voor één adres werken codes in een nieuwe browser pas na middernacht weer. Gebruik tot die tijd de link uit de mail.
## De link opent in een andere browser
Je krijgt dan eerst de vraag of het jouw adres is. Je kunt ook de code typen in de browser waarin je begon.
## Met een wachtwoord
Kies **${auth.usePassword}**. Ben je het vergeten, dan krijg je via **${passwords.forgot}** een link voor een nieuw wachtwoord. Met een code of link kom je ook zonder wachtwoord binnen.
## Je kunt niet meer bij je mail
Je kunt nog wel inloggen met je wachtwoord, of een apparaat gebruiken waarop je bent ingelogd. Om je adres te wijzigen bij [${accounts.email}](/profile/email), open je een link in je oude én je nieuwe mailbox. Vraag daarom eerst je mailprovider om hulp. Lukt dit allemaal niet, dan kunnen we niet nagaan of het account van jou is.`,

  install_title: 'Installeer de app',
  install_words: 'beginscherm pwa downloaden winkel android iphone ipad safari chrome pictogram verwijderen',
  install_text: `Je kunt de app vanaf deze website installeren, zonder appstore. Hij werkt zichzelf bij, en je verwijdert hem zoals elke andere app.
## Op dit apparaat
[[install-here]]
## In een andere browser
[[install-elsewhere]]
## Dit krijg je
Een pictogram op je beginscherm, de app op volledig scherm, herinneringen als je die wilt, en je week en boodschappenlijst offline. Wat je offline afvinkt, wordt verstuurd zodra je weer verbinding hebt.
## Als het niet lukt
- Vanuit een privévenster kun je niet installeren: gebruik een gewoon venster.
- Geopend vanuit een mail of een andere app? Open de pagina dan eerst in je browser.
- Voor herinneringen heeft een iPhone of iPad iOS 16.4 of nieuwer nodig.
## De app verwijderen
Houd het pictogram ingedrukt en verwijder de app zoals je andere apps verwijdert. Je account blijft bestaan, met alles wat erin staat.`,

  offline_title: 'Offline',
  offline_words: 'offline verbinding internet wachten synchroniseren kwijt kelder supermarkt',
  offline_text: `Je dagboek, de geplande recepten en je boodschappenlijst werken offline als je ze eerder op dit apparaat hebt geopend. Je kunt dan ook maaltijden en boodschappen afvinken.
## Wat er met wijzigingen gebeurt
Ze blijven op het apparaat staan en worden op volgorde verstuurd zodra je verbinding hebt, ook als je de app intussen sluit. Bovenaan zie je hoeveel er wachten.
## Waarvoor je verbinding nodig hebt
Plannen, producten en recepten zoeken, en alles rond je account.
## Voordat je uitlogt
Wijzigingen die nog wachten, ben je kwijt als je uitlogt. De app waarschuwt je eerst.`,

  reminders_title: 'Herinneringen en meldingen',
  reminders_words: 'notificatie push melding wegen boodschappen maaltijd mail stoppen stille uren komt niet',
  reminders_text: `Herinneringen krijg je pas als je ze aanzet. Bij [${accounts.reminders}](/profile/reminders) kies je herinneringen voor maaltijden, wegen en je boodschappendag, elk met eigen tijden. Heb je iets al gedaan, dan krijg je er geen herinnering voor.
## Op je apparaat of per mail
Zet **${reminders.onThisDevice}** aan op elk apparaat waarop je ze wilt. Staat dat nergens aan, dan krijg je ze per mail, met in elke mail een link om ze allemaal te stoppen.
## Wat erin staat
Alleen dat het tijd is, tenzij je **${reminders.namesDishes}** aanzet.
## Krijg je er geen?
- Sta meldingen van deze site toe in de instellingen van je browser.
- Op een iPhone of iPad moet je eerst [de app installeren](/help/install).
- Kijk bij **${reminders.quietHours}**: maaltijdherinneringen in die uren worden overgeslagen.`,

  language_and_units_title: 'Taal, land en eenheden',
  language_and_units_words:
    'engels nederlands pond stone kilo ounce voet inch imperiaal metrisch donker thema weergave week begint zondag maandag kalender',
  language_and_units_text: `Bij **${profile.app}** in [${navigation.profile}](/profile) verander je:
- **${shared.language}**: Engels of Nederlands, voor de app en je mails.
- **${profile.country}**: zo weten we welke gerechten je kent en welke producten bij jou te koop zijn.
- **${profile.firstWeekday}**: maandag, zondag of zaterdag, overal waar je een week ziet of plant.
- **${profile.look}**: licht, donker, of hetzelfde als je apparaat.
- **${profile.units}**: gram of ounce in recepten, en kilo, pond of stone voor je gewicht. Deze keuze zie je zodra je de vragen voor je plan hebt beantwoord.
Je metingen veranderen niet als je andere eenheden kiest.`,
} satisfies Translation<typeof english>;
