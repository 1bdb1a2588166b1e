import { readsLabelForGluten } from '@weekbord/domain/foods/gluten-label';
import { describe, expect, test } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';

const isRead = (slug: string) => {
  const { name, category, allergens } = catalogue.foods.get(slug) ?? expect.fail(slug);
  const [en, nl] = [name.en, name.nl].map((one) =>
    readsLabelForGluten({ slug, name: one, category, gluten: allergens.gluten }),
  );
  expect(en).toBe(nl);
  return en;
};

describe('someone who avoids gluten', () => {
  test.each(
    `baked-beans hummus sweet-chilli-sauce curry-powder wholegrain-mustard tomato-salsa mirin chicken-breast-cooked ketchup
    mayonnaise red-curry-paste taco-shells dark-chocolate garam-masala oven-chips lentil-pasta`.split(/\s+/),
  )('should read the label of %s', (slug) => {
    expect(isRead(slug)).toBe(true);
  });

  test.each(
    `tamari-gluten-free gluten-free-bread gluten-free-oats chicken-stock-cube vegetable-stock-cube barbecue-sauce-gluten-free
    corn-tortilla chicken-breast white-rice potato milk-lactose-free natural-vinegar sambal-oelek rice-noodles oregano
    chickpeas-canned olive-oil pork-mince wholewheat-bread`.split(/\s+/),
  )('need not read the label of %s', (slug) => {
    expect(isRead(slug)).toBe(false);
  });
});
