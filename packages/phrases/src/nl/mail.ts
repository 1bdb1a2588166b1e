import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../phrases.ts';

export const mail = {
  greeting: 'Hoi,',
  greetingNamed: 'Hoi {name},',
  codeSubject: '{code} is je code voor {portal}',
  codeText: 'Je code is {code}. Die is {count} minuten geldig.',
  codeAndLink: 'Liever niet typen? Open dan deze link op het apparaat waarop je wilt inloggen:',
  linkSubject: 'Je inloglink voor {portal}',
  linkText: 'Open deze link op het apparaat waarop je wilt inloggen:',
  linkLife: 'De link werkt één keer en is {count} minuten geldig.',
  linkLifeHours: {
    one: 'De link werkt één keer en is {count} uur geldig.',
    other: 'De link werkt één keer en is {count} uur geldig.',
  },
  logIn: 'Inloggen',
  onBehalf: 'Weekbord verstuurt deze mail voor {portal}.',
  linksLeadTo: 'De links in deze mail gaan naar {host}.',
  confirm: 'Bevestigen',
  choosePassword: 'Nieuw wachtwoord kiezen',
  chooseAddress: 'Nieuw adres kiezen',
  activationSubject: 'Bevestig je e-mailadres voor {portal}',
  activationText:
    'Iemand, waarschijnlijk jijzelf, heeft met dit adres en een wachtwoord een account aangemaakt bij {portal}. Bevestig dat het van jou is:',
  activationNotYou: 'Was jij dit niet? Bevestig het dan niet: het gekozen wachtwoord werkt pas daarna.',
  resetPasswordSubject: 'Kies een nieuw wachtwoord voor {portal}',
  resetPasswordText: 'Open deze link om een nieuw wachtwoord te kiezen voor {portal}:',
  resetEmailSubject: 'Wijzig je e-mailadres voor {portal}',
  resetEmailText: 'Open deze link om een nieuw e-mailadres te kiezen voor {portal}:',
  resetNotYou: 'Was jij dit niet? Dan kun je deze mail negeren: zonder de link in deze mail verandert er niets.',
  oldAddressSubject: 'Je e-mailadres voor {portal} wijzigen?',
  oldAddressText:
    'Iemand, waarschijnlijk jijzelf, wil een ander e-mailadres gebruiken voor je account bij {portal}. Je adres verandert zodra je dat hier bevestigt én via de mail die we naar het andere adres hebben gestuurd:',
  oldAddressNotYou:
    'Was jij dit niet? Bevestig het dan niet en kies een nieuw wachtwoord: misschien is iemand anders ingelogd.',
  changeBegunSubject: 'Er is een ander e-mailadres aangevraagd voor {portal}',
  changeBegunText:
    'Iemand, waarschijnlijk jijzelf, vroeg via een link in een mail aan dit adres om een ander e-mailadres voor je account bij {portal}. De wijziging gaat in als die binnen 24 uur wordt bevestigd via de mail aan het nieuwe adres.',
  changeBegunNotYou:
    'Was jij dit niet? Dan kun je de wijziging tegenhouden: kies een nieuw wachtwoord, of log in en kies in je profiel ‘Uitloggen op alle andere apparaten’. In beide gevallen werkt de link in de andere mail niet meer.',
  newAddressSubject: 'Bevestig dit e-mailadres voor {portal}',
  newAddressText:
    'Iemand, waarschijnlijk jijzelf, wil dit adres gebruiken voor een account bij {portal}. Naar het huidige adres hebben we ook een mail gestuurd. Bevestig dat dit adres van jou is:',
  addressInUseText:
    'Iemand wil dit adres gebruiken voor een ander account bij {portal}, maar er hoort al een account bij. Aan beide accounts verandert niets.',
  nothingToConfirmSubject: 'Je hoeft je adres voor {portal} niet te bevestigen',
  nothingToConfirmText:
    'Iemand, waarschijnlijk jijzelf, vroeg om een link om dit adres te bevestigen, maar er is geen aanmelding met een wachtwoord die nog bevestigd moet worden. Log gewoon in bij {portal}, met een code of link uit een mail.',
  passwordChangedSubject: 'Je wachtwoord voor {portal} is gewijzigd',
  passwordChangedText:
    'Het wachtwoord van je account bij {portal} is zojuist ingesteld of gewijzigd. Je andere apparaten zijn uitgelogd, en de links naar je agenda en je boodschappenlijsten werken niet meer.',
  passwordChangedNotYou:
    'Was jij dit niet? Kies dan meteen een nieuw wachtwoord, via ‘Wachtwoord vergeten?’ op de pagina waar je met een wachtwoord inlogt.',
  calendarLinkSubject: 'Er is een agendalink gemaakt bij {portal}',
  calendarLinkText:
    'Iemand, waarschijnlijk jijzelf, heeft in je account bij {portal} een agendalink gemaakt. Iedereen met de link kan je maaltijden zien. Een eerdere agendalink werkt niet meer.',
  calendarLinkNotYou:
    'Was jij dit niet? Dan is misschien iemand anders ingelogd: kies een nieuw wachtwoord, of log in en kies in je profiel ‘Uitloggen op alle andere apparaten’. In beide gevallen werkt de agendalink niet meer.',
  addressChangedSubject: 'Je e-mailadres voor {portal} is gewijzigd',
  addressChangedText:
    'Je account bij {portal} heeft vanaf nu een ander e-mailadres. Log daarmee in; dit adres werkt niet meer.',
  addressChangedNotYou: 'Was jij dit niet? Neem dan contact op met de helpdesk.',
  addressNotChangedSubject: 'Je e-mailadres voor {portal} blijft hetzelfde',
  addressNotChangedText:
    'Het andere e-mailadres dat je hebt bevestigd voor {portal}, kan niet voor je account worden gebruikt. Log in met dit adres, zoals je gewend bent.',
  invitationSubject: '{coach} nodigt je uit voor {portal}',
  invitationText:
    '{coach} wil je coach worden bij {portal}: je voedingsplan maken en zien hoe het met je gaat. Log in met dit adres om te accepteren of te weigeren; je krijgt een code per mail.',
  invitationNotYou:
    'Ken je {coach} niet? Dan kun je deze mail negeren. Van een account dat je al hebt, wordt niets gedeeld zolang je niet accepteert.',
  coachOfAccount:
    '{coach} is je coach bij {portal} en ziet je plan en je dagboek. Klopt dat niet? Beëindig de begeleiding dan in je profiel, onder ‘Je coach’.',
  coachingEndedSubject: '{coach} is niet meer je coach bij {portal}',
  coachingEndedText:
    '{coach} kan je gegevens bij {portal} niet meer zien of wijzigen. Je account, plan en dagboek blijven van jou, en je kunt er gewoon bij.',
  coachingEndedNotYou:
    'Was jij dit niet? Dan is misschien iemand anders ingelogd: kies een nieuw wachtwoord, of log in en kies in je profiel ‘Uitloggen op alle andere apparaten’. {coach} kan je opnieuw uitnodigen.',
  coachingEndedByCoach:
    '{coach} heeft de begeleiding beëindigd. Gaan jullie toch samen verder? Dan kan {coach} je opnieuw uitnodigen.',
  coachingEndedByStaff:
    '{coach} begeleidt niemand meer bij {portal}. De reden lees je in je profiel, onder ‘Wie heeft mijn gegevens bekeken?’.',
  clientLeftSubject: '{client} is niet meer je cliënt bij {portal}',
  clientLeftText:
    '{client} heeft de begeleiding beëindigd. Je kunt het plan en het dagboek niet meer zien. Je cliënt houdt ze, net als de notities die je schreef.',
  clientLeftAgain: 'Gaan jullie toch samen verder? Nodig je cliënt dan opnieuw uit.',
  notYou: 'Was jij dit niet? Dan kun je deze mail negeren: zonder deze mail kan niemand inloggen.',
  paidSubject: 'Je abonnement bij {portal} is geregeld',
  paidText: 'Je betaalgegevens zijn binnen, en je account bij {portal} staat klaar. Log in om te beginnen.',
  paidSameAddress: 'Log in met dit adres, {email}: dat gebruikte je bij het afrekenen.',
  paidSameBrowser:
    'Als je inlogt in de browser waarin je hebt betaald, staat alles meteen klaar. In een andere browser vragen we eerst of de aankoop van jou is, behalve als die alleen een eerder abonnement van je verlengt: zo kan niemand je account veranderen door in jouw naam te betalen.',
  paidNotYou:
    'Heb je niets gekocht? Dan hoef je niets te doen: als niemand binnen 30 dagen bevestigt dat de aankoop van hem of haar is, beëindigen we die en betalen we het geld terug. Log je eerder in, dan kun je ‘Niet van mij’ kiezen.',
  noAccountSubject: 'Nog geen account bij {portal}',
  noAccountText:
    'Iemand, waarschijnlijk jijzelf, probeerde met dit adres in te loggen bij {portal}, maar er hoort geen account bij. Heb je er een met een ander adres? Log dan daarmee in.',
  joinOPEN: 'Je kunt er zelf een aanmaken:',
  joinCHECKOUT: 'Bij een account van {portal} hoort een abonnement. Op deze pagina lees je hoe je er een krijgt:',
  joinINVITE:
    'Bij {portal} maakt een coach je account aan. Vraag je coach om dit adres uit te nodigen. Meer lees je op deze pagina:',
  joinWAITLIST: '{portal} heeft een wachtlijst. Op deze pagina kun je je aanmelden:',
  joinPage: 'Aanmelden bij {portal}',
  letInSubject: 'Er is plek voor je bij {portal}',
  letInText:
    'Je staat met dit adres op de wachtlijst van {portal}, en nu is er plek voor je. Log in met dit adres om je account aan te maken.',
  leavesSubject: 'Het portaal van {portal} sluit op {date}',
  leavesText:
    'Het portaal van {portal} sluit op {date}. Je account blijft bestaan, met alles erin. Heb je een coach, dan houd je die. Tot die dag log je in zoals je gewend bent, daarna hier:',
  leavesKept: 'Je logt op dezelfde manier in als nu. Je hoeft niets te doen.',
  leavesWithPeopleText:
    'Het portaal van {portal} sluit op {date}. Op die dag wordt je account verwijderd, met alles erin. Tot dan log je in zoals je gewend bent.',
  leavesWithPeopleKept:
    'Een account met een eigen betaald abonnement blijft bestaan. Wil je je account zonder {portal} houden? Antwoord dan vóór {date} op deze mail.',
  leavesData: 'Je kunt een kopie van alles downloaden, nu of wanneer je maar wilt, zolang je je account hebt:',
  leavesDownload: 'Je gegevens downloaden',
  leavesWhy: 'Waarom dit is besloten, lees je in je profiel, onder ‘Wie heeft mijn gegevens bekeken?’.',
  staysSubject: 'Het portaal van {portal} blijft open',
  staysText:
    'We schreven je dat het portaal van {portal} zou sluiten. Dat gaat niet door, en je account blijft bestaan. Je hoeft niets te doen.',
  noAccountNotYou: 'Was jij dit niet? Dan hoef je niets te doen.',
  contactSubject: 'Een vraag aan de helpdesk van {portal}',
  contactFrom: 'Van {email}. Beantwoord deze mail om te reageren.',
  contactAccount: 'De afzender heeft met dit adres een account bij {portal}.',
  contactGuest: 'De afzender was niet ingelogd, dus we weten niet zeker of dit het juiste adres is.',
} as const satisfies Translation<typeof english>;
