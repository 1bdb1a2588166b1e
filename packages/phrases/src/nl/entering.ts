import type { entering as english } from '../en/entering.ts';
import type { Translation } from '../phrases.ts';

export const entering = {
  codeTitle: 'Kijk in je mail',
  codeText: 'We hebben een code van 4 cijfers gestuurd naar <address>{email}</address>.',
  codeLabel: 'Code van 4 cijfers',
  codeInvalid: 'Vul de code van 4 cijfers in',
  codeSubmit: 'Inloggen',
  codeResend: 'Nieuwe code sturen',
  codeResent: 'Je nieuwe code is onderweg.',
  linkTitle: 'Kijk in je mail',
  linkText: 'We hebben een link gestuurd naar <address>{email}</address>. Open die op dit apparaat en je bent binnen.',
  linkChangeAddress: 'Ander adres gebruiken',
  linkTrouble: 'Lukt het inloggen niet?',
  linkUseCode: 'Of vul de code uit de mail in',
  exchangeTitle: 'Je wordt ingelogd',
  exchangeText: 'Een ogenblik, we controleren je link.',
  exchangeAskTitle: 'Inloggen als {email}?',
  exchangeAskText:
    'Deze link is niet in deze browser aangevraagd. Ga alleen door als dat je eigen adres is: met een link van iemand anders kom je in het account van die persoon.',
  exchangeAskOther:
    'Je bent hier al ingelogd. Als je doorgaat, is dit apparaat voortaan ingelogd als {email}. Doe dat alleen als dat je eigen adres is.',
  exchangeAskYes: 'Ja, inloggen',
  exchangeAskNo: 'Nee, niet inloggen',
  exchangeFailedTitle: 'Deze link werkt niet meer',
  exchangeFailedText: 'Een link werkt één keer en is maar kort geldig. Vraag een nieuwe aan om in te loggen.',
  exchangeAgain: 'Nieuwe link aanvragen',
} as const satisfies Translation<typeof english>;
