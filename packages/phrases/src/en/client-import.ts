import type { Phrasebook } from '../phrases.ts';

/** Inviting the clients in a CSV file. */
export const clientImport = {
  title: 'Add clients from a file',
  text: 'Invite all your clients at once. You check every row before anything is sent.',
  chooseFile: 'Choose a CSV file',
  orDrop: 'or drop it here',
  columns:
    'The first line must contain the column names: first name, last name and email, in English or Dutch. A language column is optional.',
  staysHere: 'The file stays on your device. Only the clients you invite are sent to us.',
  example: 'Download an example file',
  exampleFile: 'example-clients.csv',
  otherFile: 'Choose another file',

  fileEMPTY:
    'There are no clients in this file. The first line should contain the column names, with one client per line below it.',
  fileNO_EMAIL_COLUMN:
    'This file has no email column. The first line must contain the column names, such as first name, last name and email.',
  fileTOO_MANY: 'This file has more than {count} clients. Split it into smaller files and import them one by one.',
  fileTOO_LARGE: 'This file is larger than 1 MB, which is too large for a client list. Is it the right file?',
  fileNOT_CSV: 'This isn’t a CSV file. In Excel or Numbers, export it as CSV.',
  fileBROKEN:
    'A quotation mark in this file is never closed, so we can’t tell where a row ends. Export the file again.',
  fileUNREADABLE: 'This file can’t be read. Choose it again.',

  canInvite: {
    one: '{ready} of {count} can be invited',
    other: '{ready} of {count} clients can be invited',
  },
  toCorrect: {
    one: '{count} row needs to be corrected or left out. It is at the top.',
    other: '{count} rows need to be corrected or left out. They are at the top.',
  },
  notUsed: 'Columns not used: {names}',
  languageOfOthers: 'Language if not in the file',
  rows: 'Clients in this file',
  line: 'Line {line}',
  columnLine: 'Line',
  columnState: 'Status',
  edit: 'Edit {name}',
  leaveOut: 'Leave out {name}',
  putBack: 'Put back {name}',
  noName: 'No name',
  noEmail: 'No email',

  stateREADY: 'Ready',
  stateFAULTY: 'Needs correcting',
  stateKNOWN: 'Already your client',
  stateOWN: 'This is your own address',
  stateLEFT_OUT: 'Left out',
  stateWAITING: 'Waiting',
  stateSENDING: 'Inviting',
  stateINVITED: 'Invited',
  stateREFUSED: 'Not invited',

  first_name_required: 'The first name is missing.',
  last_name_required: 'The last name is missing.',
  email_required: 'The email address is missing.',
  too_long: 'Use at most {count} characters.',
  not_an_email: 'This isn’t an email address: {email}',
  repeated: 'This email address is also on line {line}.',
  not_a_language: 'This language isn’t available: {word}',
  extra_cells: 'This row has more cells than there are columns. Check that everything is in the right place.',

  inviteText:
    'Each client gets an email with your invitation. Nothing is shared until they accept. You can add profiles and plans afterwards.',
  invite: { one: 'Invite {count} client', other: 'Invite {count} clients' },
  inviting: 'Inviting {done} of {total}',
  stopped: 'Stopped: {done} of {total} invited.',
  tooManyAtOnce:
    'You can only send a limited number of invitations every ten minutes. Wait a few minutes, then invite the rest.',
  inviteRest: { one: 'Invite {count} more client', other: 'Invite the {count} remaining clients' },
  allInvited: { one: '{count} client invited', other: '{count} clients invited' },
  someInvited: '{invited} invited, {others} not',
  toClients: 'Go to your clients',

  leaveTitle: 'Stop inviting?',
  leaveText: '{done} of {total} done so far. If you leave now, the others won’t be invited.',
  leave: 'Stop and leave',
  stay: 'Keep inviting',
} as const satisfies Phrasebook;
