import type { RecipeTag } from '@weekbord/domain/vocabulary';
import type { FoodPictureName } from '../../../shared/food-picture/food-picture-names.ts';

/** What stands on the card of each category, the largest first. */
export const CATEGORY_PICTURES: Readonly<Record<Exclude<RecipeTag, 'VEGAN'> | 'POPULAR', readonly FoodPictureName[]>> =
  {
    POPULAR: ['shallow-pan-of-food', 'herb'],
    BREAD: ['bread', 'baguette-bread'],
    BURGER: ['hamburger'],
    COUSCOUS_AND_QUINOA: ['cooked-rice', 'herb'],
    DAIRY: ['bowl-of-yoghurt', 'cheese-wedge'],
    DIPS_AND_SPREADS: ['bowl-of-hummus', 'carrot'],
    KETO: ['avocado', 'egg'],
    PANCAKES_AND_OMELETTES: ['pancakes', 'egg'],
    PASTA: ['spaghetti', 'tomato'],
    POTATO: ['potato', 'french-fries'],
    RICE_AND_NOODLES: ['curry-rice', 'steaming-bowl'],
    SALAD: ['green-salad', 'olive'],
    SNACKS_AND_BAKES: ['cookie', 'cupcake'],
    SOUP: ['pot-of-food', 'leafy-green'],
    WRAP: ['burrito', 'stuffed-flatbread'],
    HORMONE: ['blueberries', 'peanuts'],
  };
