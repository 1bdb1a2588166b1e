import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { randomBytes } from 'node:crypto';
import { demoEndsAt } from '@weekbord/domain/accounts/demo-account';
import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import { demoNotePhrase } from '@weekbord/phrases/demo-note';
import { insertNote } from '../notes/notes.public.ts';
import type { OrganisationRow } from '../organisations/organisations.public.ts';
import type { Planning } from '../planner/planner.public.ts';
import { asPerson } from '../../platform/database/acting.ts';
import type { Choices } from './answers.ts';
import { fillGroceries, fillHistory, type History } from './demo-history.ts';
import { checkNow } from './demo-scenarios.store.ts';
import { aPerson, type Person, type PersonDetails } from './people.store.ts';

/** A made-up person: their name, their answers in the wizard, and their history. */
interface MadeUp {
  readonly first: string;
  readonly last: string;
  readonly choices: Choices;
  readonly history: History;
  /** Whether the coach has an unread note from this person. */
  readonly asks?: boolean;
}

/** How many days ago the demo people created their accounts. */
const HISTORY_DAYS = 60;
/** How long ago a client wrote to the coach. */
const NOTE_AGE_MS = 3 * 60 * 60 * 1000;

const VISITOR: MadeUp = {
  first: 'Robin',
  last: 'de Jong',
  choices: { activity: 'ACTIVE', age: 36, height: 172, weight: 72.4, goalWeight: 67 },
  history: { days: HISTORY_DAYS, weightBefore: 75.1, quietDays: 0, leavesOneIn: 9 },
};

const COACH = { first: 'Charlie', last: 'de Vries' } as const;

/** One client who stopped logging, one with a question, and one who is doing well. */
const CLIENTS: readonly MadeUp[] = [
  {
    first: 'Noor',
    last: 'Bakker',
    choices: { activity: 'ACTIVE', age: 29, height: 166, weight: 79.1, goalWeight: 70 },
    history: { days: HISTORY_DAYS, weightBefore: 81.4, quietDays: 5, leavesOneIn: 20 },
  },
  {
    first: 'Sem',
    last: 'Visser',
    choices: {
      goal: 'RECOMPOSITION',
      gender: 'MALE',
      activity: 'ACTIVE',
      age: 41,
      height: 184,
      weight: 83.2,
      goalWeight: 83.2,
      dislikes: ['BRUSSELS_SPROUTS'],
    },
    history: { days: HISTORY_DAYS, weightBefore: 83.6, quietDays: 0, leavesOneIn: 20 },
    asks: true,
  },
  {
    first: 'Mila',
    last: 'Jansen',
    choices: {
      activity: 'ACTIVE',
      age: 47,
      height: 169,
      weight: 74.6,
      goalWeight: 69,
      diet: 'PESCATARIAN',
    },
    history: { days: HISTORY_DAYS, weightBefore: 77.4, quietDays: 0, leavesOneIn: 20 },
  },
];

/**
 * Creates an account for trying the app as a person: a full week, a half-ticked grocery list, eaten meals and weights.
 */
export async function makeDemoPerson(parts: Planning, portal: OrganisationRow): Promise<Person> {
  const person = await insertMadeUp(parts, VISITOR, { organisation_id: portal.id });
  await asMadeUp(parts.db, person, async (db) => {
    await fillHistory({ ...parts, db }, person, eatingAt(portal, VISITOR));
    await fillGroceries({ ...parts, db }, person);
  });
  return person;
}

/** Creates an account for trying the app as a coach, with clients who need different things. */
export async function makeDemoCoach(parts: Planning, portal: OrganisationRow): Promise<Person> {
  const coach = await insertMadeUp(parts, COACH, { organisation_id: portal.id, is_coach: true });
  for (const made of CLIENTS) {
    const client = await insertMadeUp(parts, made, { coach_id: coach.id });
    await asMadeUp(parts.db, client, async (db) => {
      await fillHistory({ ...parts, db }, client, eatingAt(portal, made));
      if (made.asks === true) await ask({ ...parts, db }, client);
    });
  }
  return coach;
}

/**
 * Runs work as a made-up person. Deferred constraints are checked at the end, while that person is still the acting
 * person.
 */
async function asMadeUp(
  db: Planning['db'],
  { id }: Person,
  work: (db: Planning['db']) => Promise<void>,
): Promise<void> {
  await asPerson(db, id, async (trx) => {
    await work(trx);
    await checkNow(trx);
  });
}

/** Returns a made-up person as they eat at a portal: vegetarian if the portal has no meat or fish. */
function eatingAt({ plant_based: plantBased, feature_flags: flags }: OrganisationRow, made: MadeUp): MadeUp {
  const isPlantBased = activeFlags({ plantBased }, flags as FeatureFlag[]).includes('FF_PLANT_BASED_APP');
  return isPlantBased ? { ...made, choices: { ...made.choices, diet: 'VEGETARIAN' } } : made;
}

function insertMadeUp(
  { db, now, locale }: Planning,
  { first, last }: Pick<MadeUp, 'first' | 'last'>,
  details: PersonDetails,
): Promise<Person> {
  return aPerson(db, {
    // Email to this domain never arrives (RFC 2606).
    email: `${first.toLowerCase()}-${randomBytes(8).toString('hex')}@demo.invalid`,
    first_name: first,
    last_name: last,
    language: locale,
    // A demo is free, even on a portal that charges.
    payment_status_override: true,
    created_at: new Date(now.getTime() - HISTORY_DAYS * DAY_MS),
    demo_until: demoEndsAt(now),
    ...details,
  });
}

async function ask({ db, now, locale }: Planning, client: Person): Promise<void> {
  await insertNote(db, {
    person_id: client.id,
    coach_id: client.coach_id,
    author_id: client.id,
    text: demoNotePhrase(locale),
    about_date: null,
    written_at: new Date(now.getTime() - NOTE_AGE_MS),
    read_at: null,
  });
}
