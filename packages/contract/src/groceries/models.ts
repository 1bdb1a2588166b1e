import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

/**
 * One thing to buy: a food with what every meal that needs it needs together. `quantity` is what was bought where it is
 * checked, else what is still to be bought; in `unit`, grams or millilitres, never rounded away.
 */
export const groceryListItem = z
  .object({
    id: z.number().int(),
    name: z.string(),
    checked: z.boolean(),
    category: z.string(),
    /** Null where a person typed it. */
    food: z.number().int().nullable(),
    quantity: z.number().nullable(),
    unit: z.enum(['g', 'ml', 'piece']),
    /** Whether it is meat or poultry, which people who eat halal choose halal. */
    is_meat: z.boolean(),
    /** Whether some makers put gluten into it, so that who eats none reads the label. */
    reads_label_for_gluten: z.boolean(),
    /** Whether it stands in for milk or yoghurt, so that who takes no dairy chooses one with calcium and vitamin B12. */
    is_plant_dairy: z.boolean(),
    /** What a person would put in the basket, in words, e.g. "3 pieces". */
    display_quantity: z.string(),
    /** What the meals need, bought or not; 0 where none needs it any more. */
    needed_quantity: z.number().nullable(),
    display_needed: z.string(),
    /** The same by weight or number where it is sold in packs, e.g. "720 g"; null where it is not, or nothing is needed. */
    display_measured: z.string().nullable(),
    /** What is in the basket, also where more is needed by now. */
    bought_quantity: z.number().nullable(),
    display_bought: z.string().nullable(),
    /** How what is in the basket compares to what the meals need, where the plan changed since. */
    mark: z.enum(['NOT_NEEDED', 'LESS_NEEDED', 'MORE_NEEDED']).nullable(),
    /** Whether it probably is at home: a staple of which little is needed, unless the person says whether they have it. */
    at_home: z.boolean(),
    /** What the device calls it that put it on the list; null for foods. */
    key: z.string().nullable(),
    meals: listOf(z.object({ date: z.string(), meal_moment: z.string(), name: z.string() }), SIZES.many),
  })
  .meta({ id: 'GroceryListItem' });

const count = z.number().int();

/** How many foods of a list the plan changed since: new on it, more or less needed, needed by no meal. */
const planChanges = z.object({ added: count, more: count, less: count, removed: count });

export const groceryList = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    start_date: z.string(),
    end_date: z.string(),
    items: listOf(groceryListItem, SIZES.most),
    /** Null where the list is not compared with the plan: its days are over, or it was made before this was known. */
    plan_changes: planChanges.nullable(),
    /** Whether it can be seen and ticked by a link. */
    is_shared: z.boolean(),
    /** What tells its link from others, without opening it; null where it has none. */
    link_fingerprint: z.string().nullable(),
  })
  .meta({ id: 'GroceryList' });
export type GroceryList = z.infer<typeof groceryList>;

/** What whoever has the link of a list sees of it: what to buy, and nothing of the person or their meals. */
export const sharedGroceryList = z
  .object({
    items: listOf(
      groceryListItem.pick({
        id: true,
        name: true,
        checked: true,
        category: true,
        food: true,
        display_quantity: true,
        display_measured: true,
        display_bought: true,
        mark: true,
        at_home: true,
      }),
      SIZES.most,
    ),
  })
  .meta({ id: 'SharedGroceryList' });
export type SharedGroceryList = z.infer<typeof sharedGroceryList>;

/** What bringing a list up to date would change of it, in words. */
export const groceryListChanges = z
  .object({
    counts: planChanges,
    changes: listOf(
      z.object({
        food: z.number().int(),
        name: z.string(),
        category: z.string(),
        kind: z.enum(['ADDED', 'MORE', 'LESS', 'REMOVED']),
        /** What the list says; null where nothing. */
        display_before: z.string().nullable(),
        /** What the meals need now; null where nothing. */
        display_after: z.string().nullable(),
        /** What is in the basket; null where nothing. */
        display_bought: z.string().nullable(),
      }),
      SIZES.most,
    ),
  })
  .meta({ id: 'GroceryListChanges' });
export type GroceryListChanges = z.infer<typeof groceryListChanges>;
