import { z } from 'zod';

/** One thing to buy: the total of a food over every meal that needs it. `quantity` is in `unit`, grams or millilitres, never rounded away. */
export const groceryListItem = z
  .object({
    id: z.number().int(),
    name: z.string(),
    checked: z.boolean(),
    category: z.string(),
    food: z.number().int().nullable(),
    quantity: z.number().nullable(),
    unit: z.enum(['g', 'ml', 'piece']),
    /** Whether it is meat or poultry, which people who eat halal choose halal. */
    is_meat: z.boolean(),
    /** What a person would put in the basket, in words, e.g. "3 pieces". */
    display_quantity: z.string(),
    meals: z.array(z.object({ date: z.string(), meal_moment: z.string(), name: z.string() })),
  })
  .meta({ id: 'GroceryListItem' });

export const groceryList = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    start_date: z.string(),
    end_date: z.string(),
    items: z.array(groceryListItem),
  })
  .meta({ id: 'GroceryList' });
export type GroceryList = z.infer<typeof groceryList>;
