import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FoodPicker } from '../../../features/foods/components/food-picker.tsx';
import type { ChosenFood, SlotChoice } from '../../../features/foods/model/chosen-food.ts';
import type { Move } from '../../../features/foods/model/use-picker-place.ts';
import { usePlanFood } from '../../../features/diary/api/plan-meals.ts';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { useDiaryWeek } from '../../../features/diary/model/use-diary-week.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useAmountText } from '../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { NoSlot } from './no-slot.tsx';
import { type PickerSearch, placeOf, searchOf } from './picker-address.ts';
import { useCloseSheet } from './use-close-sheet.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opened from an earlier step of choosing a food, which is therefore one step back. */
    isOverStep?: boolean;
  }
}

const ADD = '/_signed-in/diary/$date/add-food/$slotId';
const SCAN = '/_signed-in/diary/$date/scan/$slotId';

/** Foods for a moment of the day, found by name. */
export function AddFoodScreen() {
  const { date, slotId } = useParams({ from: ADD });
  return <FoodsForSlot date={date} slotId={Number(slotId)} search={useSearch({ from: ADD })} first="search" />;
}

/** The same, found by the barcode on the pack. */
export function ScanFoodScreen() {
  const { date, slotId } = useParams({ from: SCAN });
  return <FoodsForSlot date={date} slotId={Number(slotId)} search={useSearch({ from: SCAN })} first="scan" />;
}

interface FoodsForSlotProps {
  date: string;
  slotId: number;
  search: PickerSearch;
  /** The first step. */
  first: 'search' | 'scan';
}

/** Foods for a moment of the day, one after the other, over the diary. */
function FoodsForSlot({ date, slotId, search, first }: FoodsForSlotProps) {
  const say = usePhrases('foods');
  const sayMeal = usePhrases('meals');
  const closeSheet = useCloseSheet(date);
  const move = useMove(date, slotId, first);
  const plan = usePlanFood(date);
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { views, isLoaded } = useDiaryWeek(date);
  const [added, setAdded] = useState<readonly ChosenFood[]>([]);
  const slots = (views.get(date)?.slots ?? []).flatMap(({ slot, moment }) => (slot ? [{ id: slot.id, moment }] : []));
  const slot = slots.find(({ id }) => id === slotId);
  const close = () => {
    if (added.length > 0) showAlert(say('addedCount', { count: added.length }), { tone: 'good' });
    closeSheet();
  };
  if (!slot || !mayEdit) return <NoSlot isLoaded={isLoaded} onClose={closeSheet} />;
  const momentOf = (one: SlotChoice = slot) => sayMeal(`the${one.moment}`);
  const last = added.at(-1);
  return (
    <FoodPicker
      title={say('addTitle', { moment: momentOf() })}
      chooseLabel={(chosen) => say('addFor', { moment: momentOf(chosen) })}
      slots={slots}
      slotId={slotId}
      place={placeOf(search, first)}
      onMove={move}
      onClose={close}
      onChoose={async (chosen) => {
        const { serving, quantity } = chosen;
        await plan.mutateAsync({ slotId: chosen.slotId ?? slotId, servingId: serving.id, quantity });
        setAdded((known) => [...known, chosen]);
      }}
      footer={
        last && <LastAdded chosen={last} moment={momentOf(slots.find(({ id }) => id === last.slotId))} onDone={close} />
      }
    />
  );
}

/** What was added last, and the way out. */
function LastAdded({ chosen, moment, onDone }: { chosen: ChosenFood; moment: string; onDone: () => void }) {
  const say = usePhrases('foods');
  const amount = useAmountText()({ quantity: chosen.quantity, suggested_serving: chosen.serving });
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="flex min-w-0 flex-1 items-start gap-2.5 text-small">
        <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-brand-strong" />
        <span className="line-clamp-2">{say('addedOnce', { amount, name: chosen.food.name, moment })}</span>
      </p>
      <Button size="medium" onClick={onDone}>
        {say('done')}
      </Button>
    </div>
  );
}

/** Keeps the picker's place in the address; back goes the way that was come. */
function useMove(date: string, slotId: number, first: 'search' | 'scan'): Move {
  const navigate = useNavigate();
  const router = useRouter();
  const to = first === 'scan' ? '/diary/$date/scan/$slotId' : '/diary/$date/add-food/$slotId';
  return (place, manner) => {
    const { state } = router.state.location;
    if (manner === 'back' && state.isOverStep) return router.history.back();
    void navigate({
      to,
      params: { date, slotId: String(slotId) },
      search: searchOf(place, first),
      replace: manner !== 'forward',
      state: manner === 'replace' ? true : manner === 'forward' ? { isOverStep: true } : {},
      resetScroll: false,
    });
  };
}
