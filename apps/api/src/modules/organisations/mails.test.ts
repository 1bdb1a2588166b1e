import { randomBytes } from 'node:crypto';
import { signUp } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal } from '@weekbord/contract/auth/log-in';
import { createOrganisation } from '@weekbord/contract/organisations/organisations';
import { anOrganisation } from '@weekbord/testkit/builders/people';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newPictureKey } from '../../platform/files/picture-names.ts';
import { addPerson, logIn, openBrowser, SITE, startLoginApp } from '../auth/login.test-support.ts';

const app = await startLoginApp();
const LOGO = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#8e24aa' } })
  .png()
  .toBuffer();

/** Returns the login email that a new address gets on a portal. */
async function loginMailAt(organisation_subdomain: string | null) {
  const email = `${randomBytes(4).toString('hex')}@home.example`;
  const body = { email, redirect_url: SITE, organisation_subdomain };
  expect((await openBrowser(app).call(createLoginSignupPortal, { body })).status).toBe(200);
  const mail = (await app.takeMails()).find(({ to }) => to === email);
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
}

const pageOf = ({ html }: { html: string | undefined }) => load(html ?? '');
/** Returns every element in the HTML of an email, by its name and the names of its attributes. */
const elementsOf = (mail: { html: string | undefined }) =>
  pageOf(mail)('*')
    .toArray()
    .map((each) => ('attribs' in each ? [each.name, ...Object.keys(each.attribs)] : []));

describe("an email from a coach's organisation", () => {
  it("has the organisation's name, colour and logo, and says on whose behalf it is sent", async () => {
    await addPerson(app, 'coach@home.example', { first_name: 'Eva', last_name: 'Vos', is_coach: true });
    const coach = app.as(await logIn(app, 'coach@home.example'));
    const logo = `data:image/png;base64,${LOGO.toString('base64')}`;
    const body = { name: 'Practice Vos', primary_colour: '#8e24aa', subdomain: 'practice-vos', logo };
    expect((await coach.call(createOrganisation, { body })).status).toBe(201);
    const client = { email: 'client@home.example', first_name: 'Sam', last_name: 'Smit' };
    expect((await coach.call(signUp, { body: client })).status).toBe(201);
    const [invitation] = await app.takeMails();
    expect(invitation?.headers['from']).toContain('Practice Vos via Weekbord');
    expect(invitation?.text).toMatch(/^https:\/\/practice-vos\.weekbord\.example\/$/m);
    for (const mail of [invitation!, await loginMailAt('practice-vos')]) {
      const page = pageOf(mail);
      expect(page('img').attr()).toMatchObject({ src: 'cid:logo', alt: 'Practice Vos' });
      expect(mail.pictures).toHaveLength(1);
      const [{ id, type, content }] = mail.pictures as [(typeof mail.pictures)[number]];
      expect([id, type]).toEqual(['<logo>', 'image/png']);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 64, height: 32 });
      expect(page('a').attr('style')).toContain('background:#8e24aa;color:#ffffff');
      expect(mail.text).toContain('Weekbord sent this email on behalf of Practice Vos.');
      expect(page('body').text()).toContain('Weekbord sent this email on behalf of Practice Vos.');
      // Opening the email fetches nothing.
      expect(mail.html?.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/https?:|url\(/);
    }
  });

  it("comes from the coach's organisation when it is sent to a client", async () => {
    const organisation = await anOrganisation(app.db, { name: 'Practice Wolf', primary_colour: '#1565c0' });
    const coach = await addPerson(app, 'wolf@home.example', { is_coach: true, organisation_id: organisation.id });
    const email = 'led@home.example';
    await addPerson(app, email, { organisation_id: null, coach_id: coach.id });
    const client = app.as(await logIn(app, email));
    await app.takeMails();
    const answer = await client.send('POST', '/api/auth/users/set_password', {
      body: { new_password: 'brick table cloud' },
    });
    expect(answer.status).toBe(204);
    const [mail] = await app.takeMails();
    expect(mail?.headers['from']).toContain('Practice Wolf via Weekbord');
    expect(mail?.html).toContain('Practice Wolf');
  });

  it("shows the organisation's name if the logo is missing", async () => {
    const gone = `/uploads/${newPictureKey()}.webp`;
    await anOrganisation(app.db, { name: 'Practice Gone', subdomain: 'gone', logo: gone, logo_visible: true });
    const mail = await loginMailAt('gone');
    expect(mail.pictures).toEqual([]);
    expect(pageOf(mail)('img').attr('alt')).toBe('Practice Gone');
  });
});

describe('a hostile organisation', () => {
  const NAMES = [
    'Weekbord',
    'W33kb0rd Support',
    'Wееkbоrd',
    'Week\u200bbord',
    'Your bank: visit evil.example/pay now',
    'evil.example',
    '<img src="https://evil.example/x.png">',
    '"><a href="https://evil.example">log in</a>',
    '</p><script>alert(1)</script>',
    'Kim\r\nBcc: all@home.example',
    '\u202egro.drobkeew',
    '=?utf-8?q?Weekbord?=',
  ];
  const COLOURS = ['red', '#8e24aa;background:url(https://evil.example)', '"><b>', 'expression(alert(1))', '#12345'];

  it.each(NAMES)('adds only the product’s own content to an email with the name %j', async (name) => {
    const usual = await loginMailAt(null);
    const subdomain = `h${randomBytes(4).toString('hex')}`;
    const logo = `/uploads/${newPictureKey()}.webp`;
    await anOrganisation(app.db, { name, subdomain, logo, logo_visible: true, sign_up: 'OPEN' });
    const mail = await loginMailAt(subdomain);
    expect(mail.headers['from']).toBe('Weekbord <hello@weekbord.example>');
    expect(Object.keys(mail.headers).toSorted()).toEqual(Object.keys(usual.headers).toSorted());
    expect(elementsOf(mail)).toEqual(elementsOf(usual));
    expect(mail.pictures).toEqual([]);
    const said = `${mail.subject} ${mail.text} ${mail.html}`.replaceAll(/magic_link_token=[\w-]+/g, '');
    expect(said).not.toMatch(/evil|bank|script|drobkeew|Bcc|W33/);
  });

  it.each(COLOURS)('affects nothing but a colour in an email if its own colour is %j', async (primary_colour) => {
    const subdomain = `c${randomBytes(4).toString('hex')}`;
    await anOrganisation(app.db, { name: 'Practice Kim', subdomain, primary_colour, sign_up: 'OPEN' });
    const mail = await loginMailAt(subdomain);
    const styles = pageOf(mail)('[style]')
      .toArray()
      .map((each) => pageOf(mail)(each).attr('style') ?? '');
    expect(styles.length).toBeGreaterThan(1);
    for (const style of styles) {
      for (const [, colour] of style.matchAll(/(?:color|background):([^;]*)/g))
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(mail.html).not.toMatch(/evil|expression|<b>/);
  });

  it('cannot use a logo that the product does not store', async () => {
    for (const [at, logo] of ['https://evil.example/x.png', '/uploads/../secret', '/etc/passwd'].entries()) {
      const subdomain = `logo-${at}`;
      await anOrganisation(app.db, { name: 'Practice Kim', subdomain, logo, logo_visible: true, sign_up: 'OPEN' });
      const mail = await loginMailAt(subdomain);
      expect(mail.pictures).toEqual([]);
      expect(mail.html).not.toContain(logo);
    }
  });
});
