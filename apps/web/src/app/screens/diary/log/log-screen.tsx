import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FoodPicker } from '../../../../features/foods/components/food-picker.tsx';
import type { ChosenFood } from '../../../../features/foods/model/chosen-food.ts';
import type { SlotView } from '../../../../features/diary/model/day-view.ts';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { mayFill } from '../../../../features/diary/model/next-meal.ts';
import { useDiaryWeek } from '../../../../features/diary/model/use-diary-week.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { NoSlot } from '../day/no-slot.tsx';
import { type FirstStep, type PickerSearch, placeOf } from '../meal/picker-address.ts';
import { useCloseSheet } from '../meal/use-close-sheet.ts';
import { useMayFill } from '../day/use-may-fill.ts';
import { LogFooter } from './log-footer.tsx';
import { LogList } from './log-list.tsx';
import { LogWays } from './log-ways.tsx';
import { useLogMove } from './use-log-move.ts';
import { useLogging } from './use-logging.ts';
import { useNumbersStep } from './use-numbers-step.tsx';

const ADD = '/_signed-in/diary/$date/add-food/$slotId';
const SCAN = '/_signed-in/diary/$date/scan/$slotId';
const NUMBERS = '/_signed-in/diary/$date/quick-add/$slotId';

/** Adds food to a moment of the day: from what is eaten often, or found by name. */
export function AddFoodScreen() {
  const { date, slotId } = useParams({ from: ADD });
  return <LogScreen date={date} slotId={Number(slotId)} search={useSearch({ from: ADD })} first="search" />;
}

/** Adds food to a moment of the day, starting with the barcode on a pack. */
export function ScanFoodScreen() {
  const { date, slotId } = useParams({ from: SCAN });
  return <LogScreen date={date} slotId={Number(slotId)} search={useSearch({ from: SCAN })} first="scan" />;
}

/** Adds food to a moment of the day, starting with a quick add. */
export function QuickAddScreen() {
  const { date, slotId } = useParams({ from: NUMBERS });
  return <LogScreen date={date} slotId={Number(slotId)} search={useSearch({ from: NUMBERS })} first="numbers" />;
}

interface LogScreenProps {
  date: string;
  slotId: number;
  search: PickerSearch;
  first: FirstStep;
}

/** Logs one or more meals in a slot of the day, over the diary. */
function LogScreen(props: LogScreenProps) {
  const { date, slotId } = props;
  const close = useCloseSheet(date);
  const abilities = diaryAbilities(useCurrentUser());
  const { views, isLoaded } = useDiaryWeek(date);
  const slots = views.get(date)?.slots.filter(hasSlot) ?? [];
  const asked = slots.find(({ slot }) => slot.id === slotId);
  if (!useMayFill(asked)) return <NoSlot isLoaded={isLoaded} isClosed={asked !== undefined} onClose={close} />;
  const open = slots.filter((each) => each === asked || mayFill(each, abilities));
  return <LogSheet {...props} slots={open} onClose={close} />;
}

type PlannedSlot = SlotView & Readonly<{ slot: NonNullable<SlotView['slot']> }>;

function hasSlot(view: SlotView): view is PlannedSlot {
  return view.slot !== null;
}

function LogSheet({
  date,
  slotId,
  search,
  first,
  slots,
  onClose,
}: LogScreenProps & Readonly<{ slots: readonly PlannedSlot[]; onClose: () => void }>) {
  const say = usePhrases('foods');
  const sayMeal = usePhrases('meals');
  const navigate = useNavigate();
  const move = useLogMove(date, slotId, first);
  const logging = useLogging({ date, slotId, slots, onLogged: onClose });
  const { selection, change, moment, status } = logging;
  const place = placeOf(search, first);
  const { query } = place;
  const back = () => move({ step: 'search', query }, 'back');
  const numbers = useNumbersStep({ moment, logging, onBack: back });
  const takeFood = ({ food, serving, quantity, slotId: chosenSlot }: ChosenFood) => {
    logging.takeFood(food, { serving, quantity });
    if (chosenSlot !== undefined) logging.setSlotId(chosenSlot);
    return Promise.resolve();
  };
  const opened = place.step === 'amount' ? logging.amountOf(place.food) : undefined;
  return (
    <FoodPicker
      title={say('addTitle', { moment: sayMeal(`the${moment}`) })}
      chooseLabel={(slot) => say('addFor', { moment: sayMeal(`the${slot?.moment ?? moment}`) })}
      slots={slots.map((view) => ({ id: view.slot.id, moment: view.moment }))}
      slotId={logging.slotId}
      place={place.step === 'numbers' ? { step: 'search', query } : place}
      ownStep={place.step === 'numbers' ? numbers : undefined}
      start={opened}
      onMove={move}
      onClose={onClose}
      onChoose={takeFood}
      onPick={logging.takeUsual}
      ways={
        <LogWays
          status={status}
          onStatus={logging.setStatus}
          onScan={() => move({ step: 'scan', query }, 'forward')}
          onNumbers={() => move({ step: 'numbers', query }, 'forward')}
          onRecipe={() =>
            void navigate({
              to: '/diary/$date/find/$slotId',
              params: { date, slotId: String(logging.slotId) },
              replace: true,
              state: true,
              resetScroll: false,
            })
          }
        />
      }
      suggest={(typed) => (
        <LogList
          moment={moment}
          query={typed}
          selection={selection}
          onChange={change}
          onAbout={(food) => move({ step: 'amount', query, food }, 'forward')}
        />
      )}
      footer={
        selection.length > 0 && (
          <LogFooter selection={selection} isBusy={logging.isBusy} onLog={() => void logging.log()} />
        )
      }
    />
  );
}
