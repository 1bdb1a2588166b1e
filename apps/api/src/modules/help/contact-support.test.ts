import { contactSupport } from '@weekbord/contract/help/contact';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { helpRoutes } from './help.routes.ts';

const app = await startServing({
  product: {
    routes: helpRoutes,
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
  config: { support: { email: 'help@operator.example', answerDays: 2 } },
});
beforeEach(() => app.clock.advance({ minutes: 11 }));

const MESSAGE = 'Where is my list?\n\nI cannot find it.';
const portal = async (subdomain: string, support_email: string | null) => {
  const change = app.db.updateTable('organisation').set({ support_email }).where('subdomain', '=', subdomain);
  return change.returning('id').executeTakeFirstOrThrow();
};
const ask = (body: object, client: Pick<typeof app, 'call'> = app, language = 'en') =>
  client.call(contactSupport, { body: body as { message: string } }, { headers: { 'accept-language': language } });

describe('a question to support', () => {
  it("is sent to the operator if it comes from a guest, who gets the operator's reply", async () => {
    const asked = await ask({ email: ' Guest@Home.example ', message: MESSAGE });
    expect(asked).toMatchObject({ status: 201, body: { email: 'guest@home.example', answer_days: 2 } });
    const [mail, ...others] = await app.takeMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'help@operator.example',
      subject: english.contactSubject.replace('{portal}', 'Weekbord'),
    });
    expect(mail!.headers['reply-to']).toBe('guest@home.example');
    for (const words of ['Where is my list?', 'I cannot find it.', english.contactGuest])
      expect(mail!.text).toContain(words);
  });

  it("reaches the support address of the caller's organisation, regardless of the address and portal sent", async () => {
    const { id } = await portal('bamifit', 'coach@practice.example');
    const person = await aPerson(app.db, { email: 'member@home.example', organisation_id: id });
    const body = { email: 'another@home.example', message: MESSAGE, organisation_subdomain: 'dma' };
    const asked = await ask(body, app.as(tokenOf(person)), 'nl');
    expect(asked).toMatchObject({ status: 201, body: { email: 'member@home.example', answer_days: null } });
    const [mail] = await app.takeMails();
    expect(mail!.to).toBe('coach@practice.example');
    expect(mail!.headers['reply-to']).toBe('member@home.example');
    expect(mail!.text).toContain(dutch.contactAccount.replace('{portal}', 'BAMiFit'));
    expect(JSON.stringify(mail)).not.toContain('another@home.example');
  });

  it("is sent to the portal's support address if it comes from a guest", async () => {
    await portal('dma', 'support@dma.example');
    await ask({ email: 'guest@home.example', message: MESSAGE, organisation_subdomain: 'dma' });
    expect((await app.takeMails()).map(({ to }) => to)).toEqual(['support@dma.example']);
  });

  it.each([
    ['no address', { message: MESSAGE }, { email: 'required' }],
    ['an invalid address', { email: 'nobody', message: MESSAGE }, { email: 'not_an_email' }],
    ['two addresses', { email: 'a@home.example\nBcc: b@home.example', message: MESSAGE }, { email: 'not_an_email' }],
    ['no question', { email: 'guest@home.example', message: '  \n ' }, { message: 'required' }],
    ['too much', { email: 'guest@home.example', message: 'a'.repeat(4001) }, { message: 'too_long' }],
    [
      'no portal',
      { email: 'guest@home.example', message: 'a', organisation_subdomain: 'nowhere' },
      { organisation_subdomain: 'does_not_exist' },
    ],
  ] as const)(
    'is rejected with %s: the field gets an error in both languages, and no email is sent',
    async (_, body, fault) => {
      const [[field, code]] = Object.entries(fault) as [[string, Parameters<typeof fieldPhrase>[0]]];
      for (const language of ['en', 'nl'] as const) {
        const refused = await ask(body, app, language);
        expect(refused.status).toBe(400);
        expect(refused.body).toMatchObject({ [field]: [fieldPhrase(code, language, { max: 4000 })] });
      }
      expect(await app.takeMails()).toEqual([]);
    },
  );

  it('is limited to ten per network in ten minutes', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await ask({ email: `g${at}@home.example`, message: 'a' })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    await app.takeMails();
  });
});
