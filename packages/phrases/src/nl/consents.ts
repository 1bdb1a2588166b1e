import type { Phrasebook } from '../phrases.ts';

export const consents = {
  BODY: 'Lichaam en gewicht',
  BODYText: 'Bewaar mijn leeftijd, lengte, gewicht en andere metingen, en bereken daarmee mijn doelen.',
  BODYWithout:
    'Zonder deze toestemming kunnen we geen plan voor je maken. Je account blijft werken, en je kunt je gegevens downloaden of verwijderen.',
  FOOD: 'Allergieën en dieet',
  FOODText: 'Bewaar mijn allergieën en dieet, en laat weg wat daar niet bij past.',
  FOODWithout: 'Zonder deze toestemming plannen we je maaltijden alsof je alles eet.',
  CYCLE: 'Cyclus en overgang',
  CYCLEText: 'Bewaar de data van mijn menstruatie, of dat ik in de overgang ben, en pas mijn plan daarop aan.',
  CYCLEWithout: 'Ook zonder deze toestemming kun je elk ander soort plan kiezen.',
  COACH: 'Wat mijn coach ziet',
  COACHText: 'Mijn coach mag mijn profiel, plan, dagboek en metingen zien en veranderen.',
  COACHWithout:
    'Zonder deze toestemming ziet je coach alleen je naam en e-mailadres. Voor jou verandert er niets in de app.',

  firstTitle: 'Mogen we dit bewaren?',
  firstText:
    'We maken je plan met gegevens over je gezondheid, dus we vragen eerst je toestemming. Je kunt dit altijd wijzigen in Mijn profiel.',
  agree: 'Akkoord en verder',
  needed: 'Zonder deze toestemming kunnen we geen plan maken. Vink dit aan om verder te gaan.',
  neededCoach: 'Vink dit aan om te accepteren.',

  dueTitle: 'Mogen we dit bewaren?',
  dueText:
    'We vragen nu per soort gezondheidsgegevens je toestemming. Wat je uit laat staan, blijft privé. Je kunt dit altijd wijzigen in Mijn profiel.',
  save: 'Mijn keuzes opslaan',
  later: 'Later',
  saved: 'Je keuzes zijn opgeslagen',

  title: 'Jouw toestemmingen',
  text: 'Wat je uitzet, is meteen niet meer zichtbaar voor anderen. Je coach krijgt de reden niet te horen.',
  nothing: 'Je hoeft nog nergens toestemming voor te geven.',
  givenOn: 'Je ging akkoord op {date}.',
  withdrawnOn: 'Uitgezet op {date}.',
  withdrawTitle: 'Dit uitzetten?',
  withdrawText: 'Niemand anders kan deze gegevens dan nog zien, en we bewaren er niets nieuws van.',
  withdrawCycle:
    'Alles wat je over je cyclus hebt genoteerd, wordt meteen verwijderd. Je plan houdt er geen rekening meer mee.',
  deleteBODY:
    'Als je ook de opgeslagen gegevens verwijdert, zijn je metingen, profiel en plan weg. Je dagboek blijft bewaard.',
  deleteFOOD:
    'Als je ook de opgeslagen gegevens verwijdert, houden we bij je maaltijden geen rekening meer met je allergieën en dieet.',
  turnOff: 'Uitzetten',
  turnOffAndDelete: 'Uitzetten en verwijderen',
  deleteKept: 'Opgeslagen gegevens verwijderen',
} as const satisfies Phrasebook;
