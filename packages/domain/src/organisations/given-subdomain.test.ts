import { describe, expect, it } from 'vitest';
import { validateGivenSubdomain } from './portal-subdomain.ts';

describe('validateGivenSubdomain', () => {
  it.each(['bamifit', 'practice-vos', 'a', '1a', 'x'.repeat(63)])('takes %s', (name) => {
    expect(validateGivenSubdomain(name)).toBeNull();
  });

  it.each([
    '',
    '-vos',
    'vos-',
    'Vos',
    'vos.nl',
    'vös',
    'vos wolf',
    'x'.repeat(64),
    'www',
    'app',
    'preview',
    'deploy-preview-12',
    'vos-preview',
  ])('refuses %j, at which no portal can be found', (name) => {
    expect(validateGivenSubdomain(name)).toEqual({ code: 'not_a_subdomain' });
  });

  it.each(['weekbord', 'my-weekbord', 'w33kb0rd', 'week-board'])('keeps %s for the product itself', (name) => {
    expect(validateGivenSubdomain(name)).toEqual({ code: 'name_reserved' });
  });
});
