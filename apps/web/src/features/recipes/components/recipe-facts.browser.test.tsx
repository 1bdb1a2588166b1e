import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { RecipeFacts } from './recipe-facts.tsx';

const NO_ALLERGENS = { gluten: 'free', lactose: 'free', nuts: 'free', crustaceans_shellfish: 'free' } as const;

beforeEach(() => speakLanguage('en'));

it.each([
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'no' }, 'Not vegetarian'],
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'unknown' }, 'Not vegetarian'],
  [{ vegan: 'no', vegetarian: 'no', pescatarian: 'yes' }, 'Without meat, with fish'],
  [{ vegan: 'no', vegetarian: 'unknown', pescatarian: 'unknown' }, 'Unknown whether it is vegetarian'],
] as const)('a recipe with the diets %j never says that it has meat: %s', async (diets, text) => {
  await render(<RecipeFacts recipe={{ diets, allergens: NO_ALLERGENS }} heading="h2" />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(text);
});
