import { visibleText } from '@weekbord/domain/validation/visible-text';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Text fields that are compared or parsed exactly as given, so they are not names. */
const EXACT: ReadonlySet<string> = new Set([
  // Secrets.
  'setEmail.current_password',
  'setPassword.current_password',
  'tokenLogin.password',
  // Pictures, pages and URLs.
  'addPushDevice.push_endpoint',
  'addPushPhone.push_token',
  'createOrganisation.logo',
  'updateOrganisation.logo',
  'uploadRecipePhoto.image',
  'readRecipe.html',
  'readRecipe.text',
  'readRecipe.url',
  // Used to look up existing records.
  'completeOnboarding.organisation_subdomain',
  'computeNutritionPlan.organisation_subdomain',
  'generateMealsFromBody.ingredient_search',
  'generateMealsFromBody.meal_types',
  'restorePlanVersion.state',
  // A picture.
  'replaceOrganisation.logo',
  'updateGroceryList.own_items[].rename.from',
  'updateGroceryListItem.rename.from',
  // Ignored by the server.
  'createCalendarDay.calendar_items[]',
]);

/** Yields every part of a schema with its path; a part with two types is yielded once for each. */
function* partsOf(schema: z.ZodType, path: string): Generator<readonly [path: string, part: z.ZodType]> {
  yield [path, schema];
  if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape)) yield* partsOf(part as z.ZodType, `${path}.${key}`);
  } else if (schema instanceof z.ZodArray) yield* partsOf(schema.element as z.ZodType, `${path}[]`);
  else if (schema instanceof z.ZodRecord) yield* partsOf(schema.valueType as z.ZodType, `${path}{}`);
  else if (schema instanceof z.ZodUnion) for (const one of schema.options) yield* partsOf(one as z.ZodType, path);
  else if (schema instanceof z.ZodIntersection) {
    yield* partsOf(schema.def.left as z.ZodType, path);
    yield* partsOf(schema.def.right as z.ZodType, path);
  } else if (schema instanceof z.ZodPipe) {
    // The input of a pipe is not stored text if the whole pipe already accepts text.
    const whole = schema.safeParse('Plain words');
    if (!(whole.success && typeof whole.data === 'string')) yield* partsOf(schema.in as z.ZodType, path);
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    yield* partsOf(schema.unwrap() as z.ZodType, path);
}

const TEXTS = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { body, takesRawBody }]) => {
  // Signed text is not changed.
  const parts = body === undefined || takesRawBody === true ? [] : [...partsOf(body, name)];
  const texts = parts.filter(([, part]) => part.safeParse('Plain words').data === 'Plain words');
  return [...new Map(texts)].filter(([path]) => !EXACT.has(path));
});

it('partsOf finds the names of people, organisations, plans and food', () => {
  const paths = TEXTS.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'signUp.first_name',
      'updateMe.last_name',
      'createOrganisation.name',
      'createNutritionDayPlan.name',
      'createFood.brand_name',
      'createRecipe.name',
    ]),
  );
  expect(paths.length).toBeGreaterThan(40);
});

it.each(TEXTS)('%s must contain visible characters and no bidirectional control characters', (_path, part) => {
  for (const given of [
    '\u200b',
    '\u3164',
    '\u2060\ufeff',
    '\u2800',
    '\u202ewords',
    'wor\u2067ds',
    '\u200eab cd\u200f',
  ]) {
    const parsed = part.safeParse(given);
    const kept = parsed.success && typeof parsed.data === 'string' ? parsed.data : visibleText(given);
    expect(kept).toBe(visibleText(given));
  }
});
