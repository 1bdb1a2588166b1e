import type { clientImport as english } from '../en/client-import.ts';
import type { Translation } from '../phrases.ts';

export const clientImport = {
  title: 'Cliënten uit bestand toevoegen',
  text: 'Nodig al je cliënten in één keer uit. Je controleert elke rij voordat er iets wordt verstuurd.',
  chooseFile: 'CSV-bestand kiezen',
  orDrop: 'of sleep het hierheen',
  columns:
    'Op de eerste regel staan de kolomnamen: voornaam, achternaam en e-mail, in het Nederlands of Engels. Een kolom met de taal mag ook.',
  staysHere: 'Het bestand blijft op je apparaat. Alleen de cliënten die je uitnodigt, worden naar ons verstuurd.',
  example: 'Voorbeeldbestand downloaden',
  exampleFile: 'voorbeeld-cliënten.csv',
  otherFile: 'Ander bestand kiezen',

  fileEMPTY:
    'Er staan geen cliënten in dit bestand. Op de eerste regel staan de kolomnamen, daaronder per regel een cliënt.',
  fileNO_EMAIL_COLUMN:
    'Dit bestand heeft geen kolom voor e-mail. Op de eerste regel moeten de kolomnamen staan, zoals voornaam, achternaam en e-mail.',
  fileTOO_MANY: 'In dit bestand staan meer dan {count} cliënten. Splits het en importeer de delen een voor een.',
  fileTOO_LARGE:
    'Dit bestand is groter dan 1 MB, en dat is te groot voor een lijst met cliënten. Is dit het goede bestand?',
  fileNOT_CSV: 'Dit is geen CSV-bestand. Exporteer het in Excel of Numbers als CSV.',
  fileBROKEN:
    'In dit bestand wordt een aanhalingsteken niet gesloten, dus we zien niet waar een rij eindigt. Exporteer het bestand opnieuw.',
  fileUNREADABLE: 'Dit bestand kan niet worden gelezen. Kies het opnieuw.',

  canInvite: {
    one: 'Je kunt {ready} van {count} uitnodigen',
    other: 'Je kunt {ready} van {count} cliënten uitnodigen',
  },
  toCorrect: {
    one: '{count} rij moet je nog verbeteren of overslaan. Die staat bovenaan.',
    other: '{count} rijen moet je nog verbeteren of overslaan. Die staan bovenaan.',
  },
  notUsed: 'Niet gebruikt: {names}',
  languageOfOthers: 'Taal als die niet in het bestand staat',
  rows: 'Cliënten in dit bestand',
  line: 'Regel {line}',
  columnLine: 'Regel',
  columnState: 'Status',
  edit: '{name} bewerken',
  leaveOut: '{name} overslaan',
  putBack: '{name} terugzetten',
  noName: 'Geen naam',
  noEmail: 'Geen e-mail',

  stateREADY: 'In orde',
  stateFAULTY: 'Klopt nog niet',
  stateKNOWN: 'Al je cliënt',
  stateOWN: 'Dit is je eigen adres',
  stateLEFT_OUT: 'Overgeslagen',
  stateWAITING: 'In wachtrij',
  stateSENDING: 'Wordt uitgenodigd',
  stateINVITED: 'Uitgenodigd',
  stateREFUSED: 'Niet uitgenodigd',

  first_name_required: 'De voornaam ontbreekt.',
  last_name_required: 'De achternaam ontbreekt.',
  email_required: 'Het e-mailadres ontbreekt.',
  too_long: 'Gebruik hoogstens {count} tekens.',
  not_an_email: 'Dit is geen e-mailadres: {email}',
  repeated: 'Dit e-mailadres staat ook op regel {line}.',
  not_a_language: 'Deze taal is niet beschikbaar: {word}',
  extra_cells: 'Deze rij heeft meer cellen dan er kolommen zijn. Controleer of alles op de juiste plek staat.',

  inviteText:
    'Elke cliënt krijgt een mail met je uitnodiging. Er wordt niets gedeeld tot je cliënt akkoord gaat. Profielen en plannen kun je daarna toevoegen.',
  invite: { one: '{count} cliënt uitnodigen', other: '{count} cliënten uitnodigen' },
  inviting: 'Bezig met uitnodigen: {done} van {total}',
  stopped: 'Gestopt: {done} van {total} uitgenodigd.',
  tooManyAtOnce:
    'Je kunt in tien minuten maar een beperkt aantal uitnodigingen versturen. Wacht even en nodig dan de rest uit.',
  inviteRest: { one: 'Nog {count} cliënt uitnodigen', other: 'Nog {count} cliënten uitnodigen' },
  allInvited: { one: '{count} cliënt is uitgenodigd', other: '{count} cliënten zijn uitgenodigd' },
  someInvited: '{invited} uitgenodigd, {others} niet',
  toClients: 'Naar je cliënten',

  leaveTitle: 'Stoppen met uitnodigen?',
  leaveText:
    'We zijn bij {done} van de {total} cliënten. Verlaat je nu de pagina, dan worden de anderen niet uitgenodigd.',
  leave: 'Pagina verlaten',
  stay: 'Verdergaan',
} as const satisfies Translation<typeof english>;
