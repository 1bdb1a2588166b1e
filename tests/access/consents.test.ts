import { DEMANDS, type Endpoint, isOpenAsClient, SUBJECT_HEADER } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { purposesServed, statesPurposes } from '@weekbord/contract/purposes';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const { client, coach } = users.people;

/** The calls that may give a coach access to a client's data; a stream does not end, and is tested separately. */
const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => statesPurposes(endpoints[name]) && name !== 'followChanges',
);
const serving = (purpose: ConsentPurpose) => names.filter((name) => purposesServed(endpoints[name]).includes(purpose));

/** Values that occur in the client's records for only one purpose. */
const WEIGHT = 61.37;
const MARKS: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  BODY: [String(WEIGHT)],
  FOOD: ['"excluded_allergens":["lupin"]'],
  CYCLE: client.secretMarks,
  COACH: client.marks.filter((mark) => !client.contactMarks.includes(mark)),
};

/** The client's payments are not health records. */
const SUBSCRIPTION = /sub zq-\w+-zq/g;

interface Tried {
  readonly label: string;
  readonly name: EndpointName;
  readonly answer: TestAnswer;
}

/** Makes the given calls about the client as the coach, in the coach's own name and as the client. */
async function tryAll(wanted: readonly EndpointName[], withdrawn: readonly ConsentPurpose[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const name of wanted) {
    const endpoint: Endpoint = endpoints[name];
    const sample = SAMPLES[name](client, users) as never;
    const namesClient = JSON.stringify(sample) !== JSON.stringify(SAMPLES[name](coach, users));
    const isAbout = DEMANDS[endpoint.access].isAboutRecords || endpoint.access === 'coach';
    const ways: Readonly<Record<string, string>>[] = [
      // A request without a person is about the coach, and may list clients.
      ...(wanted === names || (namesClient && isAbout) ? [{}] : []),
      ...(isOpenAsClient(endpoint) ? [{ [SUBJECT_HEADER]: String(client.personId) }] : []),
    ];
    for (const headers of ways) {
      const answer = await database.undoing(async () => {
        const { db } = database;
        await db
          .updateTable('intake')
          .set({ weight: WEIGHT, excluded_allergens: ['lupin'] })
          .where('person_id', '=', client.personId)
          .execute();
        await db
          .updateTable('measurement')
          .set({ value: WEIGHT })
          .where('person_id', '=', client.personId)
          .where('type', '=', 'WEIGHT')
          .execute();
        await CLEARINGS[name]?.(db, client);
        for (const purpose of withdrawn) {
          const row = { person_id: client.personId, purpose, text_version: 1, text_language: 'en' } as const;
          await db
            .insertInto('consent')
            .values({ ...row, given_at: null, withdrawn_at: app.clock.now() })
            .execute();
        }
        return app.as(coach.token).call(endpoints[name], sample, { headers });
      });
      tried.push({ label: `${name}${SUBJECT_HEADER in headers ? ' as the client' : ''}`, name, answer });
    }
  }
  return tried;
}

const codeOf = ({ body }: TestAnswer) => (body as { code?: string } | undefined)?.code;

describe('calls about a client who withdrew a consent', () => {
  it.each(CONSENT_PURPOSES)(
    '[LAW-03] are denied to the coach immediately if they serve the purpose %s',
    async (purpose) => {
      const wanted = serving(purpose);
      expect(wanted.length).toBeGreaterThan(1);
      const tried = await tryAll(wanted, [purpose]);
      expect(new Set(tried.map(({ name }) => name)).size).toBeGreaterThan(wanted.length * 0.9);
      const faults = tried
        .filter(({ answer }) => answer.status !== 403 || codeOf(answer) !== 'consent_withdrawn')
        .map(({ label, answer }) => `${label}: ${answer.status} ${answer.text.slice(0, 80)}`);
      expect(faults).toEqual([]);
    },
  );

  it.each(CONSENT_PURPOSES)('[LAW-03] do not show the coach %s', async (purpose) => {
    const faults = (await tryAll(names, [purpose])).flatMap(({ label, answer }) =>
      MARKS[purpose]
        .filter((mark) => answer.text.replaceAll(SUBSCRIPTION, '').includes(mark))
        .map((mark) => `${label}: ${mark}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(CONSENT_PURPOSES)('remain allowed if they do not serve the purpose %s', async (purpose) => {
    const others = names.filter((name) => !purposesServed(endpoints[name]).includes(purpose));
    const before = await tryAll(others, []);
    const after = await tryAll(others, [purpose]);
    expect(after.map(({ label, answer }) => `${label}: ${answer.status}`)).toEqual(
      before.map(({ label, answer }) => `${label}: ${answer.status}`),
    );
  });

  it('show the marker values before consent is withdrawn, so that the other tests are meaningful', async () => {
    const tried = await tryAll(names, []);
    for (const purpose of ['BODY', 'FOOD', 'COACH'] as const) {
      const seen = tried.filter(({ answer }) => MARKS[purpose].some((mark) => answer.text.includes(mark)));
      expect(seen.length).toBeGreaterThan(1);
    }
  });
});
