import { prepareQueues } from '@weekbord/api/queues';
import { seedOrganisations } from '@weekbord/api/modules/organisations/organisations.public';
import { createSinkQueues, SINK_QUEUES } from '@weekbord/api/platform/events/sinks';
import type { SentEvent } from '@weekbord/api/platform/events/events';
import { weekbord } from '@weekbord/api/weekbord';
import type { Endpoint } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { ANALYTICS_EVENTS } from '@weekbord/domain/analytics/events';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startServing } from '@weekbord/testkit/test-app';
import { expect, it } from 'vitest';
import { CANARY_TRACE } from './canaries.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { insertTestUsers, rightCaller } from './test-users.ts';

const SINK = { url: 'http://127.0.0.1:9/events', token: undefined };
const clock = fakeClock();
const app = await startServing({
  product: {
    ...weekbord,
    prepare: async ({ database, jobs }) => {
      await prepareQueues(jobs);
      await seedOrganisations(database.db);
    },
  },
  clock,
  config: { sinks: { events: SINK, problems: undefined } },
  quick: true,
});
await createSinkQueues({ jobs: app.jobs, config: app.config });
const users = await insertTestUsers(app.db, clock.now());

const taken = async () => (await app.jobs.take(SINK_QUEUES.events)).map(({ data }) => data as SentEvent);
const CALLS = [
  ...Object.values(endpoints).flatMap((endpoint: Endpoint) =>
    endpoint.event === undefined ? [] : [[endpoint.route.name as EndpointName, endpoint.event] as const],
  ),
  ['createClient', 'client.created'] as const,
  // This call moves the other people's coach to another organisation, so it comes last.
].toSorted(([one], [other]) => Number(one === 'createOrganisation') - Number(other === 'createOrganisation'));

it.each(CALLS)(
  '[ANA-01] %s is reported to the analytics service as %s, without anything that identifies a person',
  async (name, event) => {
    await taken();
    const { caller, of } = rightCaller(users, name);
    await CLEARINGS[name]?.(app.db, of);
    const answer = await app.as(caller.token).call(endpoints[name], SAMPLES[name](of, users) as never);
    expect(answer.status).toBeLessThan(300);
    const told = await taken();
    expect(told).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        event,
        at: clock.now().toISOString(),
        organisation: expect.toBeOneOf([null, expect.any(Number)]),
        coach_group: expect.toBeOneOf([null, 'coaches', 'self_service_coaches']),
      },
    ]);
    expect(JSON.stringify(told)).not.toMatch(CANARY_TRACE);
    expect(ANALYTICS_EVENTS).toContain(event);
  },
);

it('a rejected call is not reported as an event', async () => {
  await taken();
  const { caller } = rightCaller(users, 'createOrganisation');
  const answer = await app
    .as(caller.token)
    .call(endpoints.createOrganisation, { body: { name: '', primary_colour: '' } });
  expect(answer.status).toBe(400);
  expect(await taken()).toEqual([]);
});
