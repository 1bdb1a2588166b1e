import type { sharing as english } from '../en/sharing.ts';
import type { Translation } from '../phrases.ts';

export const sharing = {
  share: 'Lijst delen',
  shared: 'Gedeeld via een link',
  title: 'Lijst delen',
  text: 'Iedereen met de link kan zien wat je moet kopen en met je mee afvinken, zonder account. Ze zien ook waar je op let, zoals ‘halal’ of ‘glutenvrij, kijk op het etiket’. Meer zien ze niet.',
  isShared:
    'Iedereen met de link kan afvinken. De link werkt tot een week na de laatste dag van de lijst, en hooguit drie maanden.',
  isSharedElsewhere:
    'Deze lijst heeft een link. Die kun je alleen kopiëren op het apparaat waarop hij is gemaakt. Met een nieuwe link vervalt de oude.',
  isOver:
    'De dagen van deze lijst zijn voorbij, dus een link ernaar werkt niet meer. Maak een nieuwe lijst en deel die.',
  makeLink: 'Link maken',
  newLink: 'Nieuwe link maken',
  made: 'De link staat klaar',
  link: 'Link',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd',
  notCopied: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  send: 'Versturen…',
  sendText: 'Onze boodschappenlijst',
  endsTitle: 'De huidige link intrekken?',
  endsText: 'Mensen met de link kunnen deze lijst dan niet meer openen.',
  stop: 'Stoppen met delen',
  stopped: 'De link werkt niet meer',
  more: 'Meer opties voor deze lijst',
  print: 'Afdrukken',
  printText: 'Op papier, met vakjes om af te vinken',
  listTitle: 'Boodschappenlijst',
  listText: 'Vink af wat in het mandje ligt. Iedereen met deze link ziet het.',
  goneTitle: 'Deze lijst wordt niet meer gedeeld',
  goneText: 'De link werkt niet meer of is niet compleet. Vraag om een nieuwe.',
  emptyTitle: 'Niets te kopen',
  emptyText: 'Er staat nog niets op deze lijst.',
  waiting: 'Nog niet opgeslagen: laat deze pagina open',
} as const satisfies Translation<typeof english>;
