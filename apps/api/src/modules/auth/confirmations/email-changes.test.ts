import { getMe } from '@weekbord/contract/accounts/users';
import { activation, resetEmail, resetEmailConfirm } from '@weekbord/contract/auth/confirmations';
import { cancelEmailChange, getCredentials, setEmail } from '@weekbord/contract/auth/credentials';
import { describe, expect, it } from 'vitest';
import { addPerson, logIn, openBrowser, readProof, startLoginApp } from '../login.test-support.ts';

const app = await startLoginApp();
let last = 0;

/** Requests an address change for a new person. Returns the two emails it sends. */
async function askForChange(given?: string) {
  last += 1;
  const old = `old-${last}@home.example`;
  const next = given ?? `new-${last}@home.example`;
  const { id } = await addPerson(app, old, { first_name: 'Noor' });
  const token = await logIn(app, old);
  await app.takeMails();
  const answer = await app.as(token).call(setEmail, { body: { new_email: next } });
  const mails = await app.takeMails();
  const proofOf = (to: string) => {
    const line =
      mails
        .find((mail) => mail.to === to)
        ?.text.split(/\r?\n/)
        .find((one) => one.includes('token=')) ?? '';
    const query = line === '' ? new URLSearchParams() : new URL(line).searchParams;
    return { uid: query.get('uid') ?? 'none', token: query.get('token') ?? 'none' };
  };
  return { id, old, next, token, answer, mails, atOld: proofOf(old), atNew: proofOf(next) };
}

const confirm = (body: { uid: string; token: string }) => openBrowser(app).call(activation, { body });
const emailOf = async (id: number) =>
  (await app.db.selectFrom('person').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe('a change of address', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('takes effect once both mailboxes have confirmed it, the %s one first', async (first) => {
    const of = await askForChange();
    expect(of.answer.status).toBe(204);
    const [one, two] = first === 'old' ? [of.atOld, of.atNew] : [of.atNew, of.atOld];
    expect((await confirm(one)).status).toBe(204);
    expect(await emailOf(of.id)).toBe(of.old);
    expect((await app.as(of.token).call(getCredentials)).body.email_change).toMatchObject({
      new_email: of.next,
      old_confirmed: first === 'old',
      new_confirmed: first === 'new',
    });
    expect((await confirm(two)).status).toBe(204);
    expect(await emailOf(of.id)).toBe(of.next);
    expect((await app.as(of.token).call(getMe)).status).toBe(401);
    expect(await app.takeMails()).toMatchObject([{ to: of.old, subject: expect.stringContaining('was changed') }]);
    expect((await confirm(two)).status).toBe(400);
    const me = await app.as(await logIn(app, of.next)).call(getMe);
    expect(me.body).toMatchObject({ id: of.id, email: of.next });
  });

  it("gives the same response if the new address has an account, and notifies that account's owner", async () => {
    await addPerson(app, 'theirs@home.example');
    const [free, taken] = [await askForChange(), await askForChange('theirs@home.example')];
    expect([taken.answer.status, taken.answer.text]).toEqual([free.answer.status, free.answer.text]);
    expect(taken.atNew.token).toBe('none');
    expect(taken.mails.find(({ to }) => to === 'theirs@home.example')?.text).toContain('already belongs to an account');
    expect((await confirm(taken.atOld)).status).toBe(204);
    expect(await emailOf(taken.id)).toBe(taken.old);
  });

  it('loses nothing if someone else takes the new address in the meantime', async () => {
    const of = await askForChange();
    expect((await confirm(of.atNew)).status).toBe(204);
    await addPerson(app, of.next, { first_name: 'Other' });
    expect(await confirm(of.atOld)).toMatchObject({ status: 204, text: '' });
    expect(await emailOf(of.id)).toBe(of.old);
    expect(await app.takeMails()).toMatchObject([{ to: of.old, subject: expect.stringContaining('is unchanged') }]);
    expect((await app.as(of.token).call(getMe)).status).toBe(200);
  });

  it('can be withdrawn, and expires after a day', async () => {
    const back = await askForChange();
    expect((await app.as(back.token).call(cancelEmailChange)).status).toBe(204);
    expect((await confirm(back.atOld)).status).toBe(400);
    const late = await askForChange();
    expect((await confirm(late.atOld)).status).toBe(204);
    app.clock.advance({ hours: 25 });
    expect((await confirm(late.atNew)).status).toBe(400);
    expect(await emailOf(late.id)).toBe(late.old);
  });

  it('removes the former address from all waitlists, and no other address', async () => {
    const of = await askForChange();
    const { organisation_id } = await addPerson(app, `neighbour-of-${of.old}`);
    const entry = (email: string) => ({
      organisation_id: organisation_id!,
      email,
      first_name: 'Noor',
      created_at: app.clock.now(),
    });
    await app.db
      .insertInto('waitlist_entry')
      .values([entry(of.old), entry(of.next), entry(`other-${of.old}`)])
      .execute();
    for (const proof of [of.atOld, of.atNew]) expect((await confirm(proof)).status).toBe(204);
    const left = await app.db.selectFrom('waitlist_entry').select('email').orderBy('id').execute();
    expect(left.map(({ email }) => email)).toEqual([of.next, `other-${of.old}`]);
  });

  it('requires a recent login, and an address other than the current one', async () => {
    const of = await askForChange();
    const ask = (new_email: string) => app.as(of.token).call(setEmail, { body: { new_email } });
    expect(await ask(of.old)).toMatchObject({ status: 400, body: { new_email: ['This is already your address.'] } });
    app.clock.advance({ minutes: 11 });
    expect(await ask('later@home.example')).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } });
  });

  it('can start by email too, with a link to the old address, then one to the new address', async () => {
    const email = 'mail-only@home.example';
    const { id } = await addPerson(app, email);
    await openBrowser(app).call(resetEmail, { body: { email } });
    const { path, body } = await readProof(app, email);
    expect(path).toBe('/reset-email');
    const sent = { ...body, new_email: 'by-mail@home.example' };
    expect((await openBrowser(app).call(resetEmailConfirm, { body: sent })).status).toBe(204);
    expect((await openBrowser(app).call(resetEmailConfirm, { body: sent })).status).toBe(400);
    expect((await confirm((await readProof(app, 'by-mail@home.example')).body)).status).toBe(204);
    expect(await emailOf(id)).toBe('by-mail@home.example');
  });
});
