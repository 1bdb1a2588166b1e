import { KEPT_DATA, PURPOSES } from './store-table.ts';

/** The data types of Play's form by group, in the form's order. */
const DATA_TYPES: Readonly<Record<string, readonly string[]>> = {
  PSL_DATA_TYPES_PERSONAL: [
    'PSL_NAME',
    'PSL_EMAIL',
    'PSL_USER_ACCOUNT',
    'PSL_ADDRESS',
    'PSL_PHONE',
    'PSL_RACE_ETHNICITY',
    'PSL_POLITICAL_RELIGIOUS',
    'PSL_SEXUAL_ORIENTATION_GENDER_IDENTITY',
    'PSL_OTHER_PERSONAL',
  ],
  PSL_DATA_TYPES_FINANCIAL: [
    'PSL_CREDIT_DEBIT_BANK_ACCOUNT_NUMBER',
    'PSL_PURCHASE_HISTORY',
    'PSL_CREDIT_SCORE',
    'PSL_OTHER',
  ],
  PSL_DATA_TYPES_LOCATION: ['PSL_APPROX_LOCATION', 'PSL_PRECISE_LOCATION'],
  PSL_DATA_TYPES_SEARCH_AND_BROWSING: ['PSL_WEB_BROWSING_HISTORY'],
  PSL_DATA_TYPES_EMAIL_AND_TEXT: ['PSL_EMAILS', 'PSL_SMS_CALL_LOG', 'PSL_OTHER_MESSAGES'],
  PSL_DATA_TYPES_PHOTOS_AND_VIDEOS: ['PSL_PHOTOS', 'PSL_VIDEOS'],
  PSL_DATA_TYPES_AUDIO: ['PSL_AUDIO', 'PSL_MUSIC', 'PSL_OTHER_AUDIO'],
  PSL_DATA_TYPES_HEALTH_AND_FITNESS: ['PSL_HEALTH', 'PSL_FITNESS'],
  PSL_DATA_TYPES_CONTACTS: ['PSL_CONTACTS'],
  PSL_DATA_TYPES_CALENDAR: ['PSL_CALENDAR'],
  PSL_DATA_TYPES_APP_PERFORMANCE: ['PSL_CRASH_LOGS', 'PSL_PERFORMANCE_DIAGNOSTICS', 'PSL_OTHER_PERFORMANCE'],
  PSL_DATA_TYPES_FILES_AND_DOCS: ['PSL_FILES_AND_DOCS'],
  PSL_DATA_TYPES_APP_ACTIVITY: [
    'PSL_USER_INTERACTION',
    'PSL_IN_APP_SEARCH_HISTORY',
    'PSL_APPS_ON_DEVICE',
    'PSL_USER_GENERATED_CONTENT',
    'PSL_OTHER_APP_ACTIVITY',
  ],
  PSL_DATA_TYPES_IDENTIFIERS: ['PSL_DEVICE_ID'],
};

const PURPOSE_ORDER = [
  'PSL_APP_FUNCTIONALITY',
  'PSL_ANALYTICS',
  'PSL_DEVELOPER_COMMUNICATIONS',
  'PSL_FRAUD_PREVENTION_SECURITY',
  'PSL_ADVERTISING',
  'PSL_PERSONALIZATION',
  'PSL_ACCOUNT_MANAGEMENT',
];

type Row = readonly [question: string, response: string, value: string, requirement: string];

/** Returns the answers to Play's data safety form, as imported by the Play Console. */
export function dataSafetyCsv(): string {
  const collected: ReadonlySet<string> = new Set(KEPT_DATA.map(({ play: [, type] }) => type));
  const rows: Row[] = [
    ['PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA', '', 'true', 'REQUIRED'],
    // Yes: both apps refuse plain HTTP, and the server enforces HTTPS.
    ['PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT', '', 'true', 'MAYBE_REQUIRED'],
    // Yes: the account screen deletes an account immediately.
    ['PSL_DATA_COLLECTION_USER_REQUEST_DELETE', '', 'true', 'MAYBE_REQUIRED'],
    ...Object.entries(DATA_TYPES).flatMap(([group, types]) =>
      types.map((type): Row => [group, type, collected.has(type) ? 'true' : '', 'MULTIPLE_CHOICE']),
    ),
    ...KEPT_DATA.flatMap(usesOf),
  ];
  const head = [
    'Question ID (machine readable)',
    'Response ID (machine readable)',
    'Response value',
    'Answer requirement',
    'Human-friendly question label',
  ];
  return [head, ...rows.map((row) => [...row, ''])].map((cells) => `${cells.join(',')}\n`).join('');
}

function usesOf({ play: [, type], isOptional, purposes }: (typeof KEPT_DATA)[number]): Row[] {
  const of = `PSL_DATA_USAGE_RESPONSES:${type}`;
  const isFor = new Set<string>(purposes.map((each) => PURPOSES[each].play));
  const when = (isSo: boolean) => (isSo ? 'true' : '');
  return [
    [`${of}:PSL_DATA_USAGE_COLLECTION_AND_SHARING`, 'PSL_DATA_USAGE_ONLY_COLLECTED', 'true', 'MULTIPLE_CHOICE'],
    [`${of}:PSL_DATA_USAGE_COLLECTION_AND_SHARING`, 'PSL_DATA_USAGE_ONLY_SHARED', '', 'MULTIPLE_CHOICE'],
    [`${of}:PSL_DATA_USAGE_EPHEMERAL`, '', 'false', 'MAYBE_REQUIRED'],
    [`${of}:DATA_USAGE_USER_CONTROL`, 'PSL_DATA_USAGE_USER_CONTROL_OPTIONAL', when(isOptional), 'SINGLE_CHOICE'],
    [`${of}:DATA_USAGE_USER_CONTROL`, 'PSL_DATA_USAGE_USER_CONTROL_REQUIRED', when(!isOptional), 'SINGLE_CHOICE'],
    ...PURPOSE_ORDER.map((each): Row => [
      `${of}:DATA_USAGE_COLLECTION_PURPOSE`,
      each,
      when(isFor.has(each)),
      'MULTIPLE_CHOICE',
    ]),
    ...PURPOSE_ORDER.map((each): Row => [`${of}:DATA_USAGE_SHARING_PURPOSE`, each, '', 'MULTIPLE_CHOICE']),
  ];
}
