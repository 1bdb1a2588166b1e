import type { help as english } from '../en/help.ts';
import type { Translation } from '../phrases.ts';

export const help = {
  installTitle: 'Installeer de app',
  installIntro:
    'De app komt van deze website, niet uit een winkel. Hij werkt zichzelf bij, en je verwijdert hem zoals elke andere app.',
  installHere: 'Op dit apparaat',
  installOther: 'In een andere browser',
  installGains: 'Wat je ermee krijgt',
  installGainsText:
    'Een knop op je beginscherm, het hele scherm voor je maaltijden, herinneringen als je die wilt, en je week en je boodschappenlijst zonder netwerk. Wat je dan afvinkt, wordt verstuurd zodra er weer een netwerk is.',
  installTrouble: 'Als het niet lukt',
  installTroublePrivate: 'Een privévenster installeert niets: open de pagina in een gewoon venster.',
  installTroubleApp: 'Geopend vanuit een mail of een andere app? Open de pagina dan eerst in je browser.',
  installTroubleIphone: 'Voor herinneringen heeft een iPhone of iPad iOS 16.4 of nieuwer nodig.',
  installRemove: 'De app verwijderen',
  installRemoveText:
    'Houd het pictogram ingedrukt en verwijder de app zoals je andere apps verwijdert. Je account en alles erin blijven bestaan.',
  contact: 'Vraag het ons',
} as const satisfies Translation<typeof english>;
