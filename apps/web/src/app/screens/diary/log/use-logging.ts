import { loggedStatus } from '@weekbord/domain/diary/logged-status';
import { usualQuantity, usualServing } from '@weekbord/domain/foods/usual-amount';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogMeals } from '../../../../features/diary/api/log-meals.ts';
import { recentMealsQuery } from '../../../../features/diary/api/recent-meals.ts';
import {
  type ChosenFoodMeal,
  type ChosenMeal,
  chosenOfRecent,
  keyOfFood,
  keyOfRecent,
  type Selection,
  withChosen,
} from '../../../../features/diary/model/log-selection.ts';
import { useLogSelection } from '../../../../features/diary/model/use-log-selection.ts';
import type { AmountOfFood } from '../../../../features/foods/model/chosen-food.ts';
import { alertFailure } from '../../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { type Food, foodQuery, type FoodServing } from '../../../../shared/foods/food.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useLogText } from './log-row.tsx';

interface LoggingOptions {
  date: string;
  /** The slot for which the sheet was opened. */
  slotId: number;
  slots: readonly Readonly<{ slot: { readonly id: number }; moment: MealMoment }>[];
  onLogged: () => void;
}

export type Logging = ReturnType<typeof useLogging>;

/** The meals about to be logged, their slot, and whether they were eaten, with all actions on them. */
export function useLogging({ date, slotId: openedFor, slots, onLogged }: LoggingOptions) {
  const say = usePhrases('logging');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const textOf = useLogText();
  const [selection, change] = useLogSelection(date, openedFor);
  const [slotId, setSlotId] = useState(openedFor);
  const [isBusy, setBusy] = useState(false);
  const [said, setStatus] = useState<ItemStatus>();
  const now = useToday();
  const status = said ?? loggedStatus(date, now);
  const logMeals = useLogMeals();
  const moment = slots.find(({ slot }) => slot.id === slotId)?.moment ?? 'SNACK';

  const take = (meal: ChosenMeal) => change((known) => withChosen(known, meal));
  const takeFood = (food: Food, { serving, quantity }: Pick<ChosenFoodMeal, 'serving' | 'quantity'>) => {
    client.setQueryData(foodQuery(food.id).queryKey, food);
    const { id: foodId, name, brand_name: brand, picture } = food;
    take({ kind: 'food', key: keyOfFood(foodId), foodId, name, brand, picture, serving, quantity });
  };
  const amountOf = (foodId: number): Readonly<{ serving: FoodServing; quantity: number }> | undefined => {
    const key = keyOfFood(foodId);
    const recent = client.getQueryData(recentMealsQuery.queryKey)?.find((one) => keyOfRecent(one) === key);
    const known = selection.find((one) => one.key === key) ?? (recent && chosenOfRecent(recent));
    return known?.kind === 'food' ? known : undefined;
  };

  /** Selects the meals that the server refused, so that they can be changed and sent again. */
  const bringBackRefused = async (all: Selection, isTaken: Promise<boolean>) => {
    if (!(await isTaken)) change((known) => [...all, ...known]);
  };

  const log = async (more: Selection = []) => {
    const all = [...selection, ...more];
    if (isBusy || all.length === 0) return;
    setBusy(true);
    try {
      const { isTaken, undo } = await logMeals({ date, slotId, selection: all, ...(said && { status: said }) });
      change(() => []);
      void bringBackRefused(all, isTaken);
      const place = { moment: sayMeal(`the${moment}`) };
      const text =
        all.length === 1
          ? say('loggedOne', { ...place, name: textOf(all[0]!).name })
          : say('loggedSeveral', { ...place, count: all.length });
      showAlert(text, { tone: 'good', action: { label: sayShared('undo'), onPress: () => void undo() } });
      onLogged();
    } catch (error) {
      await alertFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    selection,
    change,
    slotId,
    setSlotId,
    moment,
    status,
    setStatus,
    isBusy,
    take,
    takeFood,
    /** Chooses a food in the amount the user last used, otherwise in the most common one. */
    takeUsual: (food: Food) => {
      const serving = usualServing(food.suggested_servings);
      const amount = amountOf(food.id) ?? (serving && { serving, quantity: usualQuantity(serving) });
      if (amount) takeFood(food, amount);
    },
    amountOf: (foodId: number): AmountOfFood | undefined => {
      const amount = amountOf(foodId);
      return amount && { servingId: amount.serving.id, quantity: amount.quantity };
    },
    log,
  };
}
