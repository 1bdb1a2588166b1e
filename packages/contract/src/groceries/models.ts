import { LABEL_CHECKS } from '@weekbord/domain/groceries/label-checks';
import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum number of meals that an item names: the first that need it. */
export const MEALS_OF_ITEM_MAX = 400;

/**
 * One item to buy: a food with the total of all meals that need it. `quantity` is the amount bought if the item is
 * checked, or else the amount still to be bought. `unit` is grams or millilitres; amounts are never rounded to zero.
 */
export const groceryListItem = z
  .object({
    id: z.number().int(),
    name: z.string(),
    checked: z.boolean(),
    category: z.string(),
    /** Null if a person typed the item. */
    food: z.number().int().nullable(),
    quantity: z.number().nullable(),
    unit: z.enum(['g', 'ml', 'piece']),
    /** Whether the item is meat or poultry, which people who eat halal buy halal. */
    is_meat: z.boolean(),
    /** Whether some makers add gluten, so that people who avoid it should read the label. */
    reads_label_for_gluten: z.boolean(),
    /**
     * Whether the item replaces milk or yoghurt, so that people who avoid dairy should choose one with calcium and
     * vitamin B12.
     */
    is_plant_dairy: z.boolean(),
    /** The amount to put in the basket, as text, e.g. "3 pieces". */
    display_quantity: z.string(),
    /** The amount that the meals need, bought or not; 0 if no meal needs the item now. */
    needed_quantity: z.number().nullable(),
    display_needed: z.string(),
    /**
     * The needed amount by weight or number if the food is sold in packs, e.g. "720 g"; null if it is not sold in packs
     * or nothing is needed.
     */
    display_measured: z.string().nullable(),
    /** The amount in the basket, even if more is needed now. */
    bought_quantity: z.number().nullable(),
    display_bought: z.string().nullable(),
    /** How the amount in the basket compares with what the meals need now, if the plan has changed. */
    mark: z.enum(['NOT_NEEDED', 'LESS_NEEDED', 'MORE_NEEDED']).nullable(),
    /**
     * Whether the food is probably at home: a staple needed in small amounts, unless the person said whether they have
     * it.
     */
    at_home: z.boolean(),
    /** The key given by the device that added the item; null for foods. */
    key: z.string().nullable(),
    /** The meals that need the item, oldest first; if there are very many, only the first. */
    meals: listOf(z.object({ date: z.string(), meal_moment: z.string(), name: z.string() }), MEALS_OF_ITEM_MAX),
  })
  .meta({ id: 'GroceryListItem' });

const count = z.number().int();

/** The number of foods on a list for which the plan has changed: new, more needed, less needed, no longer needed. */
const planChanges = z.object({ added: count, more: count, less: count, removed: count });

export const groceryList = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    start_date: z.string(),
    end_date: z.string(),
    items: listOf(groceryListItem, SIZES.most),
    /** Null if the list is not compared with the plan, because its days are over or it predates this comparison. */
    plan_changes: planChanges.nullable(),
    /** Whether the list can be viewed and ticked through a link. */
    is_shared: z.boolean(),
    /** Identifies the link without giving access; null if there is no link. */
    link_fingerprint: z.string().nullable(),
  })
  .meta({ id: 'GroceryList' });
export type GroceryList = z.infer<typeof groceryList>;

/**
 * What someone with a list's link sees: what to buy and what to look for, and nothing else about the person or their
 * meals.
 */
export const sharedGroceryList = z
  .object({
    items: listOf(
      groceryListItem
        .pick({
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
        })
        /** What to check on the label on the person's behalf. */
        .extend({ cares: listOf(z.enum(LABEL_CHECKS), SIZES.few) }),
      SIZES.most,
    ),
  })
  .meta({ id: 'SharedGroceryList' });
export type SharedGroceryList = z.infer<typeof sharedGroceryList>;

/** The changes that updating a list would make, as text. */
export const groceryListChanges = z
  .object({
    counts: planChanges,
    changes: listOf(
      z.object({
        food: z.number().int(),
        name: z.string(),
        category: z.string(),
        kind: z.enum(['ADDED', 'MORE', 'LESS', 'REMOVED']),
        /** The amount on the list; null if none. */
        display_before: z.string().nullable(),
        /** The amount that the meals now need; null if none. */
        display_after: z.string().nullable(),
        /** The amount in the basket; null if none. */
        display_bought: z.string().nullable(),
      }),
      SIZES.most,
    ),
  })
  .meta({ id: 'GroceryListChanges' });
export type GroceryListChanges = z.infer<typeof groceryListChanges>;
