import { eachFigure, type FurtherFigures } from '@weekbord/domain/recipes/further-figures';
import type { Selectable } from 'kysely';
import type { RecipeMealTable } from '../../platform/database/tables/diary.ts';

/** The columns in which a recipe and a meal keep their further figures. */
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

/** Further figures as a recipe or a meal keeps them. */
export function furtherColumns({ sugars, saturated_fat, fiber, salt }: FurtherFigures): FurtherColumns {
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

/** The further figures that a recipe or a meal keeps. */
export function furtherOfColumns(row: FurtherColumns): FurtherFigures {
  return {
    sugars: { amount: row.sugars, unknown: row.sugars_unknown },
    saturated_fat: { amount: row.saturated_fat, unknown: row.saturated_fat_unknown },
    fiber: { amount: row.known_fiber, unknown: row.fiber_unknown },
    salt: { amount: row.salt, unknown: row.salt_unknown },
  };
}

/** Parts of a gram to which further figures are rounded: a tenth of a gram of salt matters. */
const HUNDREDTHS = 100;

/** Further figures to a hundredth of a gram; unknown stays null. */
export function presentFurther(further: FurtherFigures): FurtherFigures {
  return eachFigure((figure) => {
    const { amount, unknown } = further[figure];
    return { amount: amount === null ? null : Math.round(amount * HUNDREDTHS) / HUNDREDTHS, unknown };
  });
}
