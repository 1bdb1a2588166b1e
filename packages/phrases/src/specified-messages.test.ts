import { expect, it } from 'vitest';
import { errorPhrase, fieldPhrase } from './errors.ts';
import { auth as authEn } from './en/auth.ts';
import { checkout as checkoutEn } from './en/checkout.ts';
import { clients as clientsEn } from './en/clients.ts';
import { foods as foodsEn } from './en/foods.ts';
import { onboarding as onboardingEn } from './en/onboarding.ts';
import { shared as sharedEn } from './en/shared.ts';
import { auth as authNl } from './nl/auth.ts';
import { checkout as checkoutNl } from './nl/checkout.ts';
import { clients as clientsNl } from './nl/clients.ts';
import { foods as foodsNl } from './nl/foods.ts';
import { onboarding as onboardingNl } from './nl/onboarding.ts';
import { shared as sharedNl } from './nl/shared.ts';

it.each([
  [sharedEn.genericError, 'Oops, something went wrong. Please try again.', sharedNl.genericError],
  [sharedEn.laterError, 'Something went wrong. Please try again later.', sharedNl.laterError],
  [
    errorPhrase('server_error', 'en'),
    'Something went wrong. Please try again later.',
    errorPhrase('server_error', 'nl'),
  ],
  [sharedEn.errorLoadingData, 'Error loading data', sharedNl.errorLoadingData],
  [sharedEn.boundaryTitle, 'Something happened!', sharedNl.boundaryTitle],
  [
    sharedEn.boundaryText,
    'Something went wrong. If this issue persists, please contact support.',
    sharedNl.boundaryText,
  ],
  [sharedEn.linkFailed, 'Failed to open the link. Please try again.', sharedNl.linkFailed],
  [onboardingEn.saveFailed, 'Something went wrong. Please contact support.', onboardingNl.saveFailed],
  [authEn.checkoutText, 'Please log in with the same email address you used during checkout.', authNl.checkoutText],
  [checkoutEn.failedTitle, 'Something went wrong', checkoutNl.failedTitle],
  [checkoutEn.failedText, 'Please check your email or contact support.', checkoutNl.failedText],
  [clientsEn.goneTitle, 'Client not found', clientsNl.goneTitle],
  [
    clientsEn.planNotDeleted,
    'Something went wrong while deleting the nutrition plan. Please try again later.',
    clientsNl.planNotDeleted,
  ],
  [foodsEn.denied, 'Camera permissions are not granted. Please go to settings and grant them.', foodsNl.denied],
  [fieldPhrase('no_meals_to_copy', 'en'), 'No meals to copy.', fieldPhrase('no_meals_to_copy', 'nl')],
  [
    errorPhrase('barcode_unknown', 'en'),
    'Could not find a food with that barcode.',
    errorPhrase('barcode_unknown', 'nl'),
  ],
])('has the specified English message "%s", and a Dutch one', (english, specified, dutch) => {
  expect(english).toBe(specified);
  expect(dutch).not.toBe(english);
  expect(dutch).not.toBe('');
});

it('speaks the specified Dutch of a general error', () => {
  expect(sharedNl.genericError).toBe('Oops, er ging iets mis. Probeer het alsjeblieft opnieuw.');
});
