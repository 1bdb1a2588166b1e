import { signUp } from '@weekbord/contract/accounts/users';
import { getMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal, tokenLogin } from '@weekbord/contract/auth/log-in';
import { completeCheckout, listPlans } from '@weekbord/contract/billing/checkout';
import { getBrand } from '@weekbord/contract/organisations/organisations';
import { letInFromWaitlist, listStaffWaitlist, updateStaffOrganisation } from '@weekbord/contract/staff/staff';
import { joinWaitlist, listWaitlistEntries } from '@weekbord/contract/waitlist/waitlist';
import { PRODUCT_PORTALS } from '@weekbord/domain/organisations/portal-subdomain';
import { SIGN_UP_MODES, type SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import { TEST_CARDS } from '@weekbord/testkit/till/till';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../auth/login.test-support.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { waitlistRoutes } from '../waitlist/waitlist.routes.ts';
import { beginCheckout, logIn, openBrowser, startBillingApp } from './billing.test-support.ts';

const app = await startBillingApp({ routes: [...staffRoutes, ...waitlistRoutes] });
await addPerson(app, 'kim@operator.example', { is_staff: true });
const staff = app.as(await logIn(app, 'kim@operator.example'));
await app.takeMails();
const reason = 'It was asked for.';

/** The specified settings of each built-in portal. */
const PORTALS: Readonly<
  Record<string, Readonly<{ way: SignUpMode; highProtein?: true; imperial?: true; partner?: true }>>
> = {
  killerbody: { way: 'CHECKOUT', partner: true },
  bamifit: { way: 'OPEN', highProtein: true },
  fluffytofit: { way: 'OPEN' },
  natebower: { way: 'OPEN' },
  dma: { way: 'OPEN' },
  alexarciab: { way: 'OPEN', highProtein: true, imperial: true },
  trainmore: { way: 'OPEN', highProtein: true },
  clubsportive: { way: 'OPEN', highProtein: true },
  pimklement: { way: 'OPEN', highProtein: true },
  happyhealthy: { way: 'OPEN', highProtein: true },
};

let newcomers = 0;
const newAddress = () => `newcomer-${(newcomers += 1)}@home.example`;
const siteOf = (portal: string) => `https://${portal}.weekbord.example`;
const rowOf = (portal: string) =>
  app.db.selectFrom('organisation').selectAll().where('subdomain', '=', portal).executeTakeFirstOrThrow();

/** Requests a login on a portal, as its login page does. Returns the email. */
async function askAt(portal: string, email: string) {
  await app.takeMails();
  const body = { email, redirect_url: `${siteOf(portal)}/login`, organisation_subdomain: portal };
  expect((await openBrowser(app).call(createLoginSignupPortal, { body })).status).toBe(200);
  const mail = (await app.takeMails()).find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

/** Logs in by the link in an email and returns the person. Throws if the email has no link. */
async function enterBy(mail: { text: string }) {
  const token = /magic_link_token=([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`The mail has no link to log in by: ${mail.text}`);
  const { body } = await openBrowser(app).call(tokenLogin, { body: { magic_link_token: token } });
  return (await app.as(body.auth_token).call(getMe)).body;
}

/**
 * Expects the email to an address without an account to name only the portal's sign-up page, with no code or login
 * link.
 */
async function expectWayIn(portal: string, email: string): Promise<void> {
  const { text } = await askAt(portal, email);
  expect(text.match(/https?:\S+/g)).toEqual([`${siteOf(portal)}/signup`]);
  app.clock.advance({ minutes: 2 });
}

/** How a person without an account can join, for each sign-up mode. */
const WAYS: Readonly<Record<SignUpMode, (portal: string) => Promise<string>>> = {
  async OPEN() {
    return newAddress();
  },
  async CHECKOUT(portal) {
    const email = newAddress();
    await expectWayIn(portal, email);
    const { plans } = (await app.call(listPlans, { query: { subdomain: portal } })).body;
    const price = plans[0]?.price ?? 'none is sold';
    const browser = openBrowser(app);
    const { body } = await beginCheckout(browser, { price, subdomain: portal, email, first_name: 'Noor' });
    expect(await app.till.pay(body.session_id, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
    const bought = await browser.call(completeCheckout, { body: { session_id: body.session_id } });
    expect(bought.body).toMatchObject({ email, state: 'PAID' });
    return email;
  },
  async INVITE(portal) {
    const email = newAddress();
    await expectWayIn(portal, email);
    const { id } = await rowOf(portal);
    const coach = await addPerson(app, newAddress(), {
      is_coach: true,
      organisation_id: id,
      payment_status_override: true,
    });
    const invited = { email, first_name: 'Sam', last_name: 'Smit' };
    expect((await app.as(await logIn(app, coach.email)).call(signUp, { body: invited })).status).toBe(201);
    app.clock.advance({ minutes: 2 });
    return email;
  },
  async WAITLIST(portal) {
    const email = newAddress();
    await expectWayIn(portal, email);
    const entry = { params: { subdomain: portal }, body: { email, first_name: 'Sam' } };
    expect((await openBrowser(app).call(joinWaitlist, entry)).status).toBe(201);
    const { id } = await rowOf(portal);
    const { results } = (await staff.call(listStaffWaitlist, { params: { id } })).body;
    const waiting = results.find((one) => one.email === email)!;
    await expectWayIn(portal, email);
    await app.takeMails();
    expect((await staff.call(letInFromWaitlist, { params: { id: waiting.id }, body: { reason } })).status).toBe(200);
    const [told] = await app.takeMails();
    expect(told).toMatchObject({ to: email });
    expect(told?.text).toContain(`${siteOf(portal)}/login`);
    return email;
  },
};

describe('the built-in portals', () => {
  it('are exactly those in the table', () => {
    expect(Object.keys(PORTALS).toSorted()).toEqual(PRODUCT_PORTALS.toSorted());
  });

  it.each(Object.entries(PORTALS))(
    '[ORG-06] the portal %s has the settings in the table, and gives a newcomer an account as specified: %o',
    async (portal, { way, highProtein = false, imperial = false, partner = false }) => {
      const brand = (await app.call(getBrand, { params: { subdomain: portal } })).body;
      expect(brand).toMatchObject({ subdomain: portal, sign_up: way, imperial_by_default: imperial });
      expect(await rowOf(portal)).toMatchObject({
        clients_are_diy: true,
        managed_planning: true,
        high_protein: highProtein,
        imperial_allowed: imperial,
        payment_required: way === 'CHECKOUT',
        partner_nutrition_rules: partner,
        ad_pixel: portal === 'killerbody',
      });
      const email = await WAYS[way](portal);
      const member = await enterBy(await askAt(portal, email));
      expect(member).toMatchObject({ email, organisation: { subdomain: portal } });
      // The address now belongs to a member who can log in on this portal and on any other.
      app.clock.advance({ minutes: 2 });
      expect(await enterBy(await askAt(portal, email))).toMatchObject({ id: member.id });
    },
  );

  it.each(SIGN_UP_MODES)(
    '[ORG-06] a named portal with the sign-up mode %s lets people join only that way',
    async (mode) => {
      const portal = 'killerbody';
      const { id } = await rowOf(portal);
      const set = await staff.call(updateStaffOrganisation, { params: { id }, body: { sign_up: mode, reason } });
      expect(set.body.settings.sign_up).toBe(mode);
      expect((await app.call(getBrand, { params: { subdomain: portal } })).body.sign_up).toBe(mode);
      const byThemselves = {
        email: newAddress(),
        first_name: 'Sam',
        last_name: 'Smit',
        organisation_subdomain: portal,
      };
      const answer = await openBrowser(app).call(signUp, { body: byThemselves });
      expect(answer.status).toBe(mode === 'OPEN' ? 201 : 400);
      const email = await WAYS[mode](portal);
      const member = await enterBy(await askAt(portal, email));
      expect(member).toMatchObject({ email, organisation: { subdomain: portal } });
    },
  );
});

describe('the waitlist of a portal', () => {
  it('[ORG-03] accepts each address once, and gives an address that is admitted an account and an email', async () => {
    const portal = 'happyhealthy';
    const owner = await addPerson(app, newAddress(), { is_coach: true });
    await app.db
      .updateTable('organisation')
      .set({ sign_up: 'WAITLIST', owner_id: owner.id })
      .where('subdomain', '=', portal)
      .execute();
    const coach = app.as(await logIn(app, owner.email));
    const { id } = await rowOf(portal);
    const email = newAddress();
    const entry = { params: { subdomain: portal }, body: { email, first_name: 'Sam' } };
    expect((await openBrowser(app).call(joinWaitlist, entry)).status).toBe(201);
    expect((await openBrowser(app).call(joinWaitlist, entry)).status).toBe(200);
    const waits = async () => ({
      coach: (await coach.call(listWaitlistEntries)).body.results.map((one) => one.email),
      staff: (await staff.call(listStaffWaitlist, { params: { id } })).body.results.map((one) => one.email),
    });
    expect(await waits()).toEqual({ coach: [email], staff: [email] });
    await expectWayIn(portal, email);

    const [waiting] = (await staff.call(listStaffWaitlist, { params: { id } })).body.results;
    await app.takeMails();
    await staff.call(letInFromWaitlist, { params: { id: waiting!.id }, body: { reason } });
    expect((await app.takeMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'There’s a place for you at Happy Healthy'],
    ]);
    // A place on one portal's waitlist is not valid on another's.
    await app.db.updateTable('organisation').set({ sign_up: 'WAITLIST' }).where('subdomain', '=', 'dma').execute();
    await expectWayIn('dma', email);
    expect(await waits()).toEqual({ coach: [email], staff: [email] });

    expect(await enterBy(await askAt(portal, email))).toMatchObject({ email, organisation: { subdomain: portal } });
    expect(await waits()).toEqual({ coach: [], staff: [] });
  });
});
