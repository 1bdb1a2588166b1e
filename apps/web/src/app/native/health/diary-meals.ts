import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import {
  type DiaryMeal,
  type Nutrient,
  type Nutrition,
  sodiumOfSalt,
} from '@weekbord/domain/health-store/nutrition-out';

/** Returns the meals of the given days in the form that the health store needs. */
export function diaryMeals(days: readonly CalendarDay[]): DiaryMeal[] {
  return days.flatMap(({ date, calendar_items: items }) =>
    items.map((item) => ({
      id: item.id,
      date,
      moment: item.meal_moment,
      status: item.status,
      name: nameOf(item),
      nutrition: nutritionOf(item),
    })),
  );
}

/** A health store cannot mark a part as unknown, so a nutrient is included only if it is known for the whole meal. */
function nutritionOf({ meal }: CalendarItem): Nutrition {
  const { sugars, saturated_fat: saturatedFat, salt } = meal.further_figures;
  const whole = ({ amount, unknown }: typeof salt) => (unknown === 0 ? amount : null);
  const saltAmount = whole(salt);
  const amounts: Readonly<Record<Nutrient, number | null>> = {
    energy: meal.kcal,
    protein: meal.protein,
    totalCarbohydrate: meal.carbohydrates,
    totalFat: meal.fat,
    saturatedFat: whole(saturatedFat),
    dietaryFiber: meal.fiber,
    sugar: whole(sugars),
    sodium: saltAmount === null ? null : sodiumOfSalt(saltAmount),
  };
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null));
}

function nameOf(item: CalendarItem): string | null {
  switch (item.content_type) {
    case 'recipemeal':
      return item.meal.recipe_template.name;
    case 'singlefoodmeal':
      return item.meal.ingredient.name;
    case 'quickaddmeal':
      return item.meal.name;
  }
}
