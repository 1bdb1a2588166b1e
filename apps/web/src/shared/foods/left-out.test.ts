import { excludedAllergens } from '@weekbord/domain/planner/catalogue/excluded-allergens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, type Choice, CHOICES, leftOutOf, toggled } from './left-out.ts';

const chosen = (...choices: Choice[]) => ({ choices: new Set(choices), allowsPeanuts: false });

describe('what a person leaves out', () => {
  it("is stored in the wizard's fields, or in the list if the wizard has no such field", () => {
    expect(changeOf(chosen('gluten', 'lactose', 'crustaceans', 'molluscs', 'celery'))).toEqual({
      food_intolerances_gluten: true,
      food_intolerances_lactose: true,
      food_intolerances_nut: false,
      food_intolerances_crustaceans_shellfish: true,
      excluded_allergens: ['celery'],
      allows_peanuts: false,
    });
    expect(changeOf(chosen('molluscs'))).toMatchObject({
      food_intolerances_crustaceans_shellfish: false,
      excluded_allergens: ['molluscs'],
    });
  });

  it('includes peanuts if it includes nuts, unless the switch allows them', () => {
    expect(excludedAllergens(changeOf(chosen('nuts')))).toEqual(['nuts', 'peanut']);
    expect(excludedAllergens(changeOf({ ...chosen('nuts', 'peanut'), allowsPeanuts: true }))).toEqual(['nuts']);
    expect(excludedAllergens(changeOf({ ...chosen('peanut'), allowsPeanuts: true }))).toEqual(['peanut']);
  });

  it('is unchanged after a round trip', () => {
    fc.assert(
      fc.property(fc.subarray([...CHOICES]), (choices) => {
        const back = leftOutOf(changeOf({ choices: new Set(choices), allowsPeanuts: false })).choices;
        const saidBySwitch = choices.includes('nuts') ? ['peanut'] : [];
        expect([...back]).toEqual(choices.filter((choice) => !saidBySwitch.includes(choice)));
      }),
    );
  });

  it('is toggled item by item', () => {
    expect([...toggled(chosen('egg'), 'soy').choices]).toEqual(['egg', 'soy']);
    expect([...toggled(chosen('egg', 'soy'), 'egg').choices]).toEqual(['soy']);
  });
});
