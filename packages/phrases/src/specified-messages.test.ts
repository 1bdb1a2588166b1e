import { beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from './areas.ts';
import { errorPhrase, fieldPhrase } from './errors.ts';
import type { Phrase } from './phrases.ts';

type Area = keyof typeof AREAS;
type Book = Readonly<Record<string, Phrase>>;

const LANGUAGES = ['en', 'nl'] as const;
const books = { en: {} as Record<Area, Book>, nl: {} as Record<Area, Book> };
beforeAll(async () => {
  for (const language of LANGUAGES)
    for (const area of Object.keys(AREAS) as Area[]) books[language][area] = await AREAS[area][language]();
});

type Place = `${Area}.${string}` | `error ${string}` | `field ${string}`;

/** The phrase at a path in an area of the web app or among the server's errors. */
function phraseAt(place: Place, language: (typeof LANGUAGES)[number]): unknown {
  const [kind = '', code = ''] = place.split(' ');
  if (kind === 'error') return errorPhrase(code as never, language);
  if (kind === 'field') return fieldPhrase(code as never, language);
  const [area = '', name = ''] = place.split('.');
  return books[language][area as Area][name];
}

describe('[MSG-03] the catalogue of messages', () => {
  it.each<[Place, string]>([
    ['shared.genericError', 'Oops, something went wrong. Please try again.'],
    ['shared.laterError', 'Something went wrong. Please try again later.'],
    ['error server_error', 'Something went wrong. Please try again later.'],
    ['shared.errorLoadingData', 'Error loading data'],
    ['shared.boundaryTitle', 'Something happened!'],
    ['shared.boundaryText', 'Something went wrong. If this issue persists, please contact support.'],
    ['shared.linkFailed', 'Failed to open the link. Please try again.'],
    ['onboarding.saveFailed', 'Something went wrong. Please contact support.'],
    ['auth.checkoutText', 'Please log in with the same email address you used during checkout.'],
    ['checkout.failedTitle', 'Something went wrong'],
    ['checkout.failedText', 'Please check your email or contact support.'],
    ['clients.goneTitle', 'Client not found'],
    ['clients.planNotDeleted', 'Something went wrong while deleting the nutrition plan. Please try again later.'],
    ['foods.denied', 'Camera permissions are not granted. Please go to settings and grant them.'],
    ['field no_meals_to_copy', 'No meals to copy.'],
    ['error barcode_unknown', 'Could not find a food with that barcode.'],
    ['branding.logoTooLarge', 'Logo file size is too big. Please upload a file smaller than 1MB.'],
    ['onboarding.mealsRequired', 'Lunch and Dinner are required.'],
    ['onboarding.mealsTooFew', 'Please select at least 2 meals.'],
    ['onboarding.mealsTooMany', 'Please select no more than 5 meals.'],
    ['progress.inFuture', 'Cannot be in future'],
    ['auth.invalidEmail', 'Invalid email'],
    ['shared.notANumber', 'A number is required'],
    ['shared.required', 'Required'],
  ])('has %s in the specified English wording, and in Dutch', (place, specified) => {
    expect(phraseAt(place, 'en')).toBe(specified);
    expectSentence(phraseAt(place, 'nl'));
    expect(phraseAt(place, 'nl')).not.toBe(specified);
  });

  it.each<[string, Place]>([
    ['a failed login', 'auth.failureRecovery'],
    ['a deleted measurement', 'progress.deleted'],
    ['a search without results', 'foods.nothingFound'],
    ['a search for a recipe without results', 'inspiration.nothingFound'],
    ['a saved organisation', 'branding.saved'],
    ['changed recipe units', 'accounts.recipeUnitsSaved'],
    ['a changed period date', 'cycle.startUpdated'],
    ['an account that was not deleted', 'history.deleteAbandoned'],
    ['an invalid email address', 'field not_an_email'],
    ['a code that is not four digits', 'field otp_not_four_digits'],
    ['required meals', 'field meals_required'],
    ['too few meals', 'field meals_too_few'],
    ['the answer "no intolerance" next to an intolerance', 'field no_intolerance_exclusive'],
    ['the choice of intolerances', 'onboarding.intolerancesText'],
    ['the choice of dislikes', 'onboarding.dislikesText'],
    ['the lowest goal weight', 'onboarding.goalWeightUnhealthy'],
    ['a diet that does not suit', 'field diet_type_not_offered'],
    ['a value that is refused', 'field invalid'],
    ['energy that cannot be calculated', 'field missing_for_energy'],
  ])('has a message for %s in both languages', (_, place) => {
    const [english, dutch] = LANGUAGES.map((language) => phraseAt(place, language));
    expectSentence(english);
    expectSentence(dutch);
    expect(dutch).not.toBe(english);
  });

  it('has the general message of the specification in Dutch', () => {
    expect(phraseAt('shared.genericError', 'nl')).toBe('Oops, er ging iets mis. Probeer het alsjeblieft opnieuw.');
  });

  it('announces no future features: everything it mentions works', () => {
    for (const language of LANGUAGES)
      expect(JSON.stringify(books[language])).not.toMatch(
        /coming soon|not yet implemented|binnenkort|nog niet gebouwd/i,
      );
  });
});

function expectSentence(phrase: unknown): void {
  expect(phrase).toEqual(expect.any(String));
  expect(String(phrase).length).toBeGreaterThan(3);
}
