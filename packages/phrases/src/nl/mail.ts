import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../phrases.ts';

export const mail = {
  greeting: 'Hoi,',
  greetingNamed: 'Hoi {name},',
  codeSubject: '{code} is je code voor {portal}',
  codeText: 'Je code is {code}. Die werkt {count} minuten.',
  codeAndLink: 'Liever niet typen? Open dan deze link op het apparaat waarop je wilt inloggen:',
  linkSubject: 'Je link voor {portal}',
  linkText: 'Open deze link op het apparaat waarop je wilt inloggen:',
  linkLife: 'De link werkt één keer, {count} minuten lang.',
  logIn: 'Inloggen',
  notYou: 'Was jij dit niet? Dan hoef je niets te doen: zonder deze mail komt niemand binnen.',
  noAccountSubject: 'Nog geen account bij {portal}',
  noAccountText:
    'Iemand, waarschijnlijk jijzelf, wil met dit adres inloggen bij {portal}, maar er hoort geen account bij. Vraag je coach of de mensen van {portal} om een uitnodiging, of log in met een ander adres.',
  noAccountNotYou: 'Was jij dit niet? Dan hoef je niets te doen.',
} as const satisfies Translation<typeof english>;
