import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { RecipeFacts } from './recipe-facts.tsx';

const ALL_FREE = { gluten: 'free', lactose: 'free', nuts: 'free', crustaceans_shellfish: 'free' } as const;
const FOR_ALL = { vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes', halal: 'yes' } as const;
const RECIPE = {
  diets: FOR_ALL,
  allergens: ALL_FREE,
  label_allergens: [],
  unknown_allergens: [],
  has_meat: false,
} satisfies Parameters<typeof RecipeFacts>[0]['recipe'];

beforeEach(() => speakLanguage('en'));

it.each([
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'no' }, 'Not vegetarian'],
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'unknown' }, 'Not vegetarian'],
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'yes' }, 'With fish, no meat'],
  [{ vegan: 'no', vegetarian: 'unknown', pescatarian: 'unknown' }, 'May not be vegetarian'],
] as const)('a recipe with the diets %j never claims to contain meat: %s', async (diets, text) => {
  await render(<RecipeFacts recipe={{ ...RECIPE, diets: { ...FOR_ALL, ...diets } }} heading="h2" />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(text);
});

it('names the label allergens that a recipe contains and those that are unknown, and counts the rest', async () => {
  const recipe = { ...RECIPE, label_allergens: ['milk', 'egg'], unknown_allergens: ['celery'] };
  await render(<RecipeFacts recipe={recipe} heading="h2" />);
  await expect.element(page.getByText('Contains egg and milk')).toBeVisible();
  await expect.element(page.getByText('Unknown: celery. Check the labels.')).toBeVisible();
  await expect.element(page.getByText('Contains none of the other 11 allergens that must be on a label')).toBeVisible();
  await expect.element(page.getByText('Lactose-free', { exact: true })).toBeVisible();
});

describe('facts for people who eat halal', () => {
  it.each([
    [{ diets: FOR_ALL, has_meat: true }, 'Choose halal meat'],
    [{ diets: FOR_ALL, has_meat: false }, 'Halal'],
    [
      { diets: { ...FOR_ALL, halal: 'no' }, has_meat: true },
      'Not halal: contains pork, alcohol, blood or animal gelatine',
    ],
    [{ diets: { ...FOR_ALL, halal: 'unknown' }, has_meat: false }, 'May not be halal'],
  ] as const)('describes a recipe with %j as: %s', async (change, text) => {
    await render(<RecipeFacts recipe={{ ...RECIPE, ...change }} heading="h2" isHalal />);
    await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent(text);
  });
});
