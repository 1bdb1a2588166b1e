import { DISH_FORMS, type DishForm } from '../../recipes/dish-facts/nature-of-dish.ts';

/**
 * How badly a savoury side dish of a form goes with a main dish of another form, on the scale of similarity. A pair that
 * is not listed goes well, so a new form costs nothing until it is listed.
 */
const CLASHES: readonly Readonly<{ sides: readonly DishForm[]; mains: readonly DishForm[]; cost: number }>[] = [
  // Hot vegetables and potatoes belong to meat, fish or eggs from the pan or the oven
  { sides: ['OVEN', 'PAN', 'POTATO'], mains: ['PASTA', 'NOODLES', 'SOUP', 'SALAD', 'BREAD', 'WRAP', 'BOWL'], cost: 4 },
  { sides: ['OVEN', 'PAN'], mains: ['RICE', 'GRAIN'], cost: 2 },
  { sides: ['SALAD'], mains: ['NOODLES', 'BOWL'], cost: 3 },
  {
    sides: ['RICE', 'GRAIN'],
    mains: ['PASTA', 'NOODLES', 'SOUP', 'SALAD', 'BREAD', 'WRAP', 'BOWL', 'RICE', 'GRAIN'],
    cost: 4,
  },
  { sides: ['SOUP'], mains: ['SOUP', 'NOODLES', 'BOWL'], cost: 6 },
  { sides: ['BREAD'], mains: ['BREAD', 'WRAP', 'RICE', 'NOODLES', 'POTATO', 'BOWL'], cost: 4 },
];
/** The cost of pulses or of fruit in a savoury side dish of these main dishes. */
const WITH_SAUCE: ReadonlySet<DishForm> = new Set(['PASTA', 'NOODLES']);
const [PULSES_WITH_SAUCE, FRUIT_WITH_SAUCE] = [4, 3] as const;
/** The cost of a savoury side dish of pancakes. */
const WITH_PANCAKES = 9;

const COST: readonly Float64Array[] = DISH_FORMS.map((main) =>
  Float64Array.from(DISH_FORMS, (side) =>
    CLASHES.reduce((sum, { sides, mains, cost }) => sum + (sides.includes(side) && mains.includes(main) ? cost : 0), 0),
  ),
);
const IS_WITH_SAUCE: readonly boolean[] = DISH_FORMS.map((form) => WITH_SAUCE.has(form));

/** A main dish, with its form as an index in DISH_FORMS; -1 if unknown, as for a custom recipe. */
type Main = Readonly<{ form: number; isPancake: boolean }>;
type SavourySide = Readonly<{ form: number; isPulses: boolean; hasFruit: boolean }>;

/** How badly a savoury side dish goes with a main dish, on the scale of similarity. */
export function unsuitability(main: Main, side: SavourySide): number {
  if (main.form < 0 || side.form < 0) return 0;
  const isWithSauce = IS_WITH_SAUCE[main.form] === true;
  return (
    COST[main.form]![side.form]! +
    (isWithSauce && side.isPulses ? PULSES_WITH_SAUCE : 0) +
    (isWithSauce && side.hasFruit ? FRUIT_WITH_SAUCE : 0) +
    (main.isPancake ? WITH_PANCAKES : 0)
  );
}
