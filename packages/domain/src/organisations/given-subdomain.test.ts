import { describe, expect, it } from 'vitest';
import { validateGivenSubdomain } from './portal-subdomain.ts';

describe('validateGivenSubdomain', () => {
  it.each(['bamifit', 'practice-vos', 'a', '1a', 'x'.repeat(63)])('accepts %s', (name) => {
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
  ])('refuses %j, because no portal can have that URL', (name) => {
    expect(validateGivenSubdomain(name)).toEqual({ code: 'not_a_subdomain' });
  });

  it.each(['weekbord', 'my-weekbord', 'w33kb0rd', 'week-board'])('reserves %s for the product itself', (name) => {
    expect(validateGivenSubdomain(name)).toEqual({ code: 'name_reserved' });
  });
});
