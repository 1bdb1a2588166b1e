import { TOKEN_IDLE_DAYS } from '@weekbord/domain/auth/login-lifetimes';
import { WITHDRAWAL_DAYS } from '@weekbord/domain/billing/withdrawal';
import type { account as english } from '../../en/articles/account.ts';
import type { Translation } from '../../phrases.ts';
import { accounts } from '../accounts.ts';
import { billing } from '../billing.ts';
import { consents as consentTexts } from '../consents.ts';
import { diary } from '../diary.ts';
import { history } from '../history.ts';
import { navigation } from '../navigation.ts';
import { profile } from '../profile.ts';

export const account = {
  subscription_title: 'Je abonnement',
  subscription_words:
    'betalen factuur kaart prijs proefperiode verlengen toegang betaling mislukt kortingscode btw verlopen',
  subscription_text: `Betaal je voor je account, dan staat bij [${accounts.subscription}](/billing) wat het kost, inclusief btw, en wanneer de volgende betaling is. Bij **${billing.account}** vind je je facturen en je kaart.
## De proefperiode
Nieuwe coaches krijgen een gratis proefperiode; bij het afrekenen zie je hoeveel dagen die duurt. Je krijgt een mail voordat de proefperiode eindigt en de eerste betaling wordt afgeschreven.
## Een betaling is niet gelukt
Je krijgt een mail met een link. Met **${billing.payNow}** los je het op en ga je verder waar je gebleven was.
## Je toegang is verlopen
Met **${billing.resubscribe}** of **${billing.subscribe}** krijg je die terug, met alles wat er stond. Heb je net betaald, druk dan op **${accounts.billingCheckAgain}**, en log in met het adres waarmee je betaalde.
## Iemand anders betaalt
Betaalt je coach of organisatie, dan heb je zelf geen abonnement. Neem dan contact met hen op.
Lees ook [hoe je opzegt](/help/cancel) en [hoe je herroept](/help/withdraw).`,

  cancel_title: 'Je abonnement opzeggen',
  cancel_words: 'stoppen beëindigen uitschrijven verlenging annuleren',
  cancel_text: `1. Open [${accounts.subscription}](/billing).
2. Druk op **${billing.cancel}**.
3. Bevestig het. Je krijgt een mail.
Je houdt toegang tot het eind van de periode waarvoor je hebt betaald, en er wordt niets meer afgeschreven. Zeg je in de proefperiode op, dan betaal je niets. Je gegevens blijven bewaard.
## Als je je bedenkt
Is je abonnement afgelopen, dan kun je opnieuw een abonnement nemen en verdergaan waar je gebleven was.
## Alles verwijderen
Als je [je account verwijdert](/help/delete-account), eindigt ook je abonnement.`,

  withdraw_title: 'Herroepen en je geld terugkrijgen',
  withdraw_words: 'terugbetaling herroeping 14 dagen bedenktijd geld terug recht retour',
  withdraw_text: `Tot ${WITHDRAWAL_DAYS} dagen na je aankoop kun je de overeenkomst herroepen zonder een reden te geven.
1. Open [${accounts.subscription}](/billing).
2. Druk op **${billing.withdraw}**.
3. Druk op **${billing.withdrawConfirm}**.
Je abonnement eindigt meteen, en je krijgt een ontvangstbevestiging met datum en tijd per mail. Wat je hebt betaald, krijg je terug op de kaart waarmee je hebt betaald. Je gegevens blijven bewaard.
Daarna kun je nog steeds [opzeggen](/help/cancel) wanneer je wilt.`,

  your_data_title: 'Je gegevens downloaden of importeren',
  your_data_words: 'export downloaden csv json import myfitnesspal cronometer overstappen kopie avg',
  your_data_text: `Dat doe je bij [${history.title}](/profile/data).
## Downloaden
**${history.takeJson}** of **${history.takeCsv}**: alles wat je hebt ingevoerd, met een beschrijving van elk veld. De datums van je cyclus staan er onversleuteld in: bewaar het bestand op een veilige plek.
## Importeren
${history.bringText} Wat er al staat, komt er niet nog eens bij, en een import kun je in zijn geheel ongedaan maken.
Elke download staat bij **${profile.looks}**.`,

  delete_account_title: 'Je account verwijderen',
  delete_account_words: 'wissen opheffen sluiten avg vergeten weg voorgoed',
  delete_account_text: `Kies bij [${history.title}](/profile/data) voor **${history.deleteAccount}**. Je ziet wat er wordt verwijderd en typt een woord om te bevestigen. Daarna is je account meteen en voorgoed weg. Hiervoor moet je in de laatste tien minuten hebben ingelogd.
## Als je een abonnement hebt
Dat eindigt meteen en er wordt niets meer afgeschreven. De lopende periode wordt niet terugbetaald. Binnen ${WITHDRAWAL_DAYS} dagen na je aankoop kun je eerst [herroepen](/help/withdraw).
## Wat blijft
Een recept of product van jou dat bij iemand anders in het dagboek staat, blijft daar, zonder je naam. Je gegevens staan nog in back-ups tot die door nieuwere zijn vervangen; wordt zo’n back-up teruggezet, dan wordt je account opnieuw verwijderd.`,

  consents_title: 'Privacy en je toestemmingen',
  consents_words: 'avg gezondheid gegevens toestemming intrekken wie ziet coach uitzetten cookies volgen',
  consents_text: `We vragen je toestemming voordat we gegevens over je gezondheid bewaren, voor elk doel apart:
- **${consentTexts.BODY}**
- **${consentTexts.FOOD}**
- **${consentTexts.CYCLE}**
- **${consentTexts.COACH}**
Bij **${profile.consents}** in [${navigation.profile}](/profile) zie je wanneer je akkoord ging, en kun je elke toestemming uitzetten. Niemand anders kan die gegevens dan nog zien, en jij kiest of we de opgeslagen gegevens verwijderen.
## Wie je gegevens bekeek
**${profile.looks}** laat zien wat een coach of een medewerker van ons het afgelopen jaar bekeek of wijzigde. Medewerkers zien namen en instellingen, nooit wat je eet, meet of voelt.
## Wat je browser laadt
Niets van derden, tenzij je daar als niet-ingelogde bezoeker mee akkoord gaat. Ben je ingelogd, dan wordt er helemaal niets van derden geladen.`,

  security_title: 'Je account veilig houden',
  security_words: 'wachtwoord apparaten sessies ingelogd gehackt gestolen telefoon kwijt e-mailadres veranderen',
  security_text: `## Apparaten
**${profile.sessions}** in [${navigation.profile}](/profile) laat zien waar je bent ingelogd; je kunt daar op afstand uitloggen. Een apparaat dat je niet gebruikt, wordt na ${TOKEN_IDLE_DAYS} dagen uitgelogd.
## Telefoon kwijt?
Log in op een ander apparaat en kies **${profile.sessionsEndOthers}**. Daarmee vervallen ook alle links en codes die we hebben gemaild, en de links naar je agenda en je boodschappenlijsten.
## Wachtwoord
Dat heb je niet nodig. Bij [${accounts.password}](/profile/password) kun je er een instellen; je andere apparaten worden dan uitgelogd, de links naar je agenda en je boodschappenlijsten werken niet meer, en je krijgt een mail.
## Je adres wijzigen
Ga naar [${accounts.email}](/profile/email). We sturen links naar het oude en het nieuwe adres, en je moet ze allebei openen. Daarna ben je overal uitgelogd, en werken de links naar je agenda en je boodschappenlijsten niet meer.
## Een mail waar je niet om vroeg
Je hoeft niets te doen: zonder de code of link kan niemand inloggen. We vragen nooit per telefoon of mail om een code.`,

  accessible_title: 'Toetsenbord, schermlezer en grote letters',
  accessible_words: 'toegankelijkheid wcag zoom blind sneltoetsen toetsen contrast voiceover nvda motorisch',
  accessible_text: `De app werkt met een toetsenbord en een schermlezer, grafieken zijn ook als tabel te lezen, en je kunt tot 400% inzoomen.
## Sneltoetsen in het dagboek
Bij **${diary.shortcuts}** onder aan het dagboek staan ze allemaal. Daar kun je ze ook uitzetten.
## Maaltijden verplaatsen
Wat je kunt slepen, kun je ook verplaatsen via het menu van de maaltijd: [een maaltijd ruilen](/help/change-a-meal).
## Animaties en kleuren
De app volgt je apparaat: minder animaties, donkere kleuren, grotere letters.
## Werkt er iets niet?
Laat het ons weten: dat krijgt voorrang.`,
} satisfies Translation<typeof english>;
