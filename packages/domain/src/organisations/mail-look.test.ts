import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOfMail, lookOfMoneyMail } from './mail-look.ts';

const PRACTICE = {
  name: 'Practice Vos',
  isCoachs: true,
  is_main: false,
  primary_colour: '#8e24aa',
  logo: '/uploads/0.webp',
  logo_visible: true,
};
const product = lookOfMail({ ...PRACTICE, name: 'Weekbord', logo: null });

/** The contrast ratio of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the look of an email', () => {
  it('is that of the organisation, and shows on whose behalf the product writes', () => {
    expect(lookOfMail(PRACTICE)).toMatchObject({
      portal: 'Practice Vos',
      sender: 'Practice Vos via Weekbord',
      isOnBehalf: true,
      button: '#8e24aa',
      logo: '/uploads/0.webp',
    });
    expect(lookOfMail({ ...PRACTICE, logo_visible: false }).logo).toBeNull();
    expect(lookOfMail({ ...PRACTICE, name: 'Weekbord', is_main: true })).toMatchObject({
      sender: 'Weekbord',
      isOnBehalf: false,
      button: '#8e24aa',
    });
  });

  it.each([
    'Weekbord',
    'W33kb0rd Support',
    'Killerbody',
    'K1llerb0dy Support',
    'Str1pe Payments',
    'Support Team',
    'Wееkbоrd',
    'Your bank: visit evil.example/pay now',
    '<img src=x onerror=alert(1)>',
    'Kim\r\nBcc: all@home.example',
    '\u202eKim, evil.example',
    '',
  ])('stays the product’s own, without the logo or colour of an organisation named %j', (name) => {
    expect(lookOfMail({ ...PRACTICE, name })).toEqual(product);
  });

  it.each(['red', '#12345', 'url(https://evil.example)', '#8e24aa;background:url(x)', '"><script>', ''])(
    "contains only valid colours if the organisation's colour is %j",
    (primary_colour) => {
      const { button, onButton, title } = lookOfMail({ ...PRACTICE, primary_colour });
      for (const colour of [button, onButton, title]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  it('is readable in every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
        const primary_colour = `#${colour.toString(16).padStart(6, '0')}`;
        const { button, onButton, title } = lookOfMail({ ...PRACTICE, primary_colour });
        expect(contrast(button, onButton)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(title, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('an email about money looks like one from the product, whatever organisation it is about', () => {
  const { portal, ...look } = lookOfMoneyMail(PRACTICE);
  const { portal: _, ...own } = product;
  expect([portal, look]).toEqual(['Practice Vos', own]);
  expect(lookOfMoneyMail({ ...PRACTICE, name: 'Weekbord Support' })).toEqual(product);
});
