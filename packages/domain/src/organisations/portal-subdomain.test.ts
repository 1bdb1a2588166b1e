import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalOfHost } from './portal-of-host.ts';
import { PRODUCT_PORTALS, readSubdomain, validateChosenSubdomain } from './portal-subdomain.ts';

const codeOf = (subdomain: string) => validateChosenSubdomain(subdomain)?.code ?? null;

describe('validateChosenSubdomain', () => {
  it.each(['vos', 'practice-vos', 'kim2', '24-7-fit', 'fit', 'anna', 'a1b', 'x'.repeat(30), 'body-kitchen', 'fluff'])(
    'accepts %s',
    (subdomain) => {
      expect(codeOf(subdomain)).toBeNull();
    },
  );

  it.each([
    '',
    'vo',
    'x'.repeat(31),
    'Vos',
    'vós',
    'v.os',
    'v os',
    'v_os',
    '-vos',
    'vos-',
    'vos--fit',
    'xn--vs-fka',
    'vos/',
    'vos@',
    "vos'--",
    '\u200bvos',
    'vos\n',
    'вос',
  ])('refuses %j', (subdomain) => {
    expect(codeOf(subdomain)).toBe('subdomain_not_plain');
  });

  it.each([
    'www',
    'app',
    'admin',
    'api',
    'mail',
    'login',
    'log-in',
    'l0gin',
    '1ogin',
    'a-p-p',
    'adm1n',
    'support',
    'supp0rt',
    'billing',
    'checkout',
    'pay',
    'status',
    'autodiscover',
    'preview-3',
    'deploy-preview-12',
    'pr-4',
    'weekbord',
    'week-bord',
    'weekbord-help',
    'weekbord-login',
    'www-weekbord',
    'my-weekbord',
    'weekbrod',
    'weekbor',
    'stripe',
    'str1pe',
    'vveekbord',
    'weekboard',
    'w33kb0rd',
    ...PRODUCT_PORTALS,
    'killer-body',
    'kil1erbody',
    'killerb0dy',
    'kilerbody',
    'killerbodys',
    'killebrody',
    'killerbodi',
    'my-killerbody',
    'killerbody-official',
    'bamiflt',
    'bam-ifit',
    'trainrnore',
    'train-more-nl',
    'd-m-a',
    'alexarcia',
  ])('reserves %s for the product and the portals that come with it', (subdomain) => {
    expect(codeOf(subdomain)).toBe('subdomain_reserved');
  });

  it("accepts only what works as a portal's name in a host name", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.-]{1,32}$/), (subdomain) => {
        if (validateChosenSubdomain(subdomain) !== null) return;
        expect(portalOfHost(`${subdomain}.weekbord.example`, 'weekbord.example')).toBe(subdomain);
        expect(new URL(`https://${subdomain}.weekbord.example/`).hostname).toBe(`${subdomain}.weekbord.example`);
      }),
    );
  });
});

it('a typed subdomain is trimmed and converted to lower case', () => {
  expect(readSubdomain('  Practice-Vos ')).toBe('practice-vos');
});
