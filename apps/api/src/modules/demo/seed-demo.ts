import { asPerson } from '../../platform/database/acting.ts';
import { dateOf } from '../../platform/clock/clock.ts';
import type { Planning } from '../planner/planner.public.ts';
import type { Choices } from './answers.ts';
import {
  anOnboardedPerson,
  aPlannedWeek,
  daysAgo,
  eatUntil,
  favourSome,
  hasMealsOn,
  snackOn,
  writeNote,
} from './demo-scenarios.store.ts';
import {
  aPerson,
  findOrMakeOrganisation,
  findPersonOf,
  giveOrganisation,
  type Person,
  type PersonDetails,
} from './people.store.ts';

/** The portal of the demo's coach. */
const DEMO_PORTAL = 'demo';
/** How many days ago the demo people created their accounts. */
const HISTORY_DAYS = 14;

const ADDRESSES = {
  coach: 'coach@demo.example',
  client: 'client@demo.example',
  diy: 'diy@demo.example',
  member: 'member@demo.example',
  admin: 'admin@demo.example',
  newcomer: 'noor@demo.example',
  former: 'sem@demo.example',
} as const;

const CLIENT: Choices = {
  gender: 'FEMALE',
  age: 41,
  height: 168,
  weight: 78,
  goalWeight: 70,
  weeklyGoal: 'LOSE_0_5_KG_PER_WEEK',
  diet: 'PESCATARIAN',
  meals: ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'],
};

const MEMBER: Choices = {
  gender: 'MALE',
  age: 34,
  height: 183,
  weight: 81,
  goalWeight: 81,
  goal: 'RECOMPOSITION',
  activity: 'ACTIVE',
  dislikes: ['BRUSSELS_SPROUTS'],
};

/** Returns the person with an address. If there is none, creates one and has `settle` fill their diary. */
async function demoPerson(
  parts: Planning,
  details: PersonDetails & { email: string },
  settle: (parts: Planning, person: Person) => Promise<void> = async () => undefined,
): Promise<Person> {
  const known = await findPersonOf(parts.db, details.email);
  if (known !== undefined) return known;
  return parts.db.transaction().execute(async (db) => {
    const person = await aPerson(db, { created_at: parts.now, ...details });
    await asPerson(db, person.id, (trx) => settle({ ...parts, db: trx }, person));
    return person;
  });
}

/** Gives a client two past weeks, mostly eaten as planned, and a week ahead. */
async function settleClient(parts: Planning, person: Person): Promise<void> {
  await anOnboardedPerson(parts, person, { ...CLIENT, start: daysAgo(parts.now, HISTORY_DAYS) });
  await aPlannedWeek(parts, person, { start: daysAgo(parts.now, HISTORY_DAYS - 7) });
  await eatUntil(parts, person, dateOf(parts.now));
  await writeNote(parts, person, daysAgo(parts.now, 1), 'Ate out with friends, so no snack today.');
  await aPlannedWeek(parts, person, { start: dateOf(parts.now) });
}

/** Plans a week for a member that began three days ago, and marks the meals of the past days as eaten. */
async function settleMember(parts: Planning, person: Person): Promise<void> {
  await anOnboardedPerson(parts, person, { ...MEMBER, start: daysAgo(parts.now, 3) });
  await eatUntil(parts, person, dateOf(parts.now));
  await snackOn(parts, person, daysAgo(parts.now, 1));
  await favourSome(parts, person);
}

/** Refills the coming week if the demo was unused for longer than meals were planned ahead. */
async function planAgain(parts: Planning, person: Person): Promise<void> {
  const today = dateOf(parts.now);
  await parts.db.transaction().execute((begun) =>
    asPerson(begun, person.id, async (db) => {
      if (!(await hasMealsOn({ ...parts, db }, person, today))) {
        await aPlannedWeek({ ...parts, db }, person, { start: today });
      }
    }),
  );
}

/**
 * Creates the demo if it is missing: an organisation with a coach and clients, two self-service people and a staff
 * member, with diaries that reach into the coming week. Existing data is not changed, so this may run at every start.
 */
export async function seedDemo(parts: Planning): Promise<void> {
  const { db } = parts;
  const practice = await findOrMakeOrganisation(db, {
    name: 'Demo Practice',
    subdomain: DEMO_PORTAL,
    clients_are_diy: false,
    logo_visible: true,
    high_protein: true,
    primary_colour: '#2e7d5b',
    feature_flags: ['FF_RECIPE_INSPIRATION', 'FF_COPY_MEALS_TO_ANOTHER_DAY', 'FF_FEMALE_HORMONES'],
  });
  const portal = await findOrMakeOrganisation(db, { name: 'Weekbord', subdomain: null });
  const coach = await demoPerson(parts, {
    email: ADDRESSES.coach,
    first_name: 'Charlie',
    last_name: 'de Vries',
    is_coach: true,
    organisation_id: practice.id,
  });
  await giveOrganisation(db, practice.id, coach.id);
  const client = await demoPerson(
    parts,
    { email: ADDRESSES.client, first_name: 'Robin', last_name: 'Jansen', coach_id: coach.id },
    settleClient,
  );
  await demoPerson(parts, { email: ADDRESSES.newcomer, first_name: 'Noor', last_name: 'Bakker', coach_id: coach.id });
  await demoPerson(parts, {
    email: ADDRESSES.former,
    first_name: 'Sem',
    last_name: 'Visser',
    coach_id: coach.id,
    account_enabled: false,
  });
  await demoPerson(parts, {
    email: ADDRESSES.diy,
    first_name: 'Alex',
    last_name: 'Smit',
    organisation_id: portal.id,
  });
  const member = await demoPerson(
    parts,
    { email: ADDRESSES.member, first_name: 'Jamie', last_name: 'Mulder', organisation_id: portal.id },
    settleMember,
  );
  await demoPerson(parts, { email: ADDRESSES.admin, first_name: 'Kim', last_name: 'Peters', is_staff: true });
  await planAgain(parts, client);
  await planAgain(parts, member);
}
