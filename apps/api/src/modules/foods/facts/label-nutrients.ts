import { eachFigure, type LabelNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { Selectable } from 'kysely';
import type { RecipeMealTable } from '../../../platform/database/tables/diary.ts';

/** The columns in which recipes and meals store their label nutrients: sugars, saturated fat, fibre and salt. */
export const FURTHER_COLUMNS = [
  'sugars',
  'sugars_unknown',
  'saturated_fat',
  'saturated_fat_unknown',
  'known_fiber',
  'fiber_unknown',
  'salt',
  'salt_unknown',
] as const;
export type FurtherColumns = Pick<Selectable<RecipeMealTable>, (typeof FURTHER_COLUMNS)[number]>;

/** Returns label nutrients as a recipe or a meal stores them. */
export function nutrientColumns({ sugars, saturated_fat, fiber, salt }: LabelNutrients): FurtherColumns {
  return {
    sugars: sugars.amount,
    sugars_unknown: sugars.unknown,
    saturated_fat: saturated_fat.amount,
    saturated_fat_unknown: saturated_fat.unknown,
    known_fiber: fiber.amount,
    fiber_unknown: fiber.unknown,
    salt: salt.amount,
    salt_unknown: salt.unknown,
  };
}

/** Returns the label nutrients of a recipe or a meal. */
export function furtherOfColumns(row: FurtherColumns): LabelNutrients {
  return {
    sugars: { amount: row.sugars, unknown: row.sugars_unknown },
    saturated_fat: { amount: row.saturated_fat, unknown: row.saturated_fat_unknown },
    fiber: { amount: row.known_fiber, unknown: row.fiber_unknown },
    salt: { amount: row.salt, unknown: row.salt_unknown },
  };
}

/** Label nutrients are rounded to hundredths of a gram, because a tenth of a gram of salt matters. */
const HUNDREDTHS = 100;

/** Rounds label nutrients to a hundredth of a gram; unknown stays null. */
export function presentFurther(further: LabelNutrients): LabelNutrients {
  return eachFigure((figure) => {
    const { amount, unknown } = further[figure];
    return { amount: amount === null ? null : Math.round(amount * HUNDREDTHS) / HUNDREDTHS, unknown };
  });
}
