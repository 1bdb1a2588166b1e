import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { Check, ChevronRight, CircleMinus, Search, Undo2 } from 'lucide-react';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { confirmed, type LineState, type ReadLine, stateOf } from '../../model/read-lines.ts';
import { LINE_LOOKS } from './line-looks.ts';
import { LineMarks } from '../view/line-marks.tsx';

interface ReadLineRowProps {
  line: ReadLine;
  onChange: (line: ReadLine) => void;
  /** Called to choose another food or amount. */
  onOpen: () => void;
  onSearch: () => void;
}

/** A line of a recipe in its original words, what was understood, and the actions on it. */
export function ReadLineRow({ line, onChange, onOpen, onSearch }: ReadLineRowProps) {
  const say = usePhrases('importing');
  const state = stateOf(line);
  const { raw, food } = line;
  const leaveOut = (isLeftOut: boolean) => onChange({ ...line, isLeftOut });
  return (
    <li className="px-2 py-2 sm:px-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.currentTarget.focus({ preventScroll: true });
          (food ? onOpen : onSearch)();
        }}
        className="flex w-full items-start gap-3.5 rounded-control px-3 py-2.5 text-left transition hover:bg-sunken dark:hover:bg-line/50"
      >
        <DishPicture
          picture={food?.picture ?? null}
          size="crop"
          className={classes(
            'mt-0.5 size-12 shrink-0 rounded-control',
            (!food || line.isLeftOut) && 'opacity-45 grayscale',
          )}
        />
        <span className="flex min-w-0 flex-1 flex-col items-start gap-x-4 sm:flex-row sm:justify-between">
          <span className="min-w-0 sm:flex-1">
            <span className={classes('block text-small wrap-anywhere text-ink-soft', line.isLeftOut && 'line-through')}>
              {raw}
            </span>
            {!line.isLeftOut && <Understood line={line} state={state} />}
            {!line.isLeftOut && <LineMarks marks={line.marks} />}
          </span>
          <StateChip state={state} />
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 self-center text-ink-soft" />
      </button>
      <div className="ml-15.5 flex flex-wrap gap-x-1 empty:hidden">
        {state === 'unsure' && food && (
          <RowButton
            icon={<Check aria-hidden="true" className="size-4.5" />}
            text={say('confirm')}
            label={say('confirmLine', { food: food.name, line: raw })}
            onClick={() => onChange(confirmed(line))}
          />
        )}
        {state === 'unmatched' && (
          <RowButton
            icon={<Search aria-hidden="true" className="size-4.5" />}
            text={say('search')}
            label={say('searchLine', { line: raw })}
            onClick={onSearch}
          />
        )}
        {(state === 'unsure' || state === 'amountless') && (
          <RowButton text={say('change')} label={say('changeLine', { line: raw })} onClick={onOpen} />
        )}
        {(state === 'unmatched' || state === 'amountless') && (
          <RowButton
            icon={<CircleMinus aria-hidden="true" className="size-4.5" />}
            text={say('leaveOut')}
            label={say('leaveOutLine', { line: raw })}
            onClick={() => leaveOut(true)}
          />
        )}
        {state === 'leftOut' && (
          <RowButton
            icon={<Undo2 aria-hidden="true" className="size-4.5" />}
            text={say('putBack')}
            label={say('putBackLine', { line: raw })}
            onClick={() => leaveOut(false)}
          />
        )}
      </div>
    </li>
  );
}

function StateChip({ state }: { state: LineState }) {
  const say = usePhrases('importing');
  const { Icon, text, ground } = LINE_LOOKS[state];
  return (
    <span
      className={classes(
        'mt-1 inline-flex shrink-0 items-center gap-1 rounded-full py-0.5 text-tiny font-bold sm:mt-0',
        ground && 'pl-1.5 pr-2.5',
        text,
        ground,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {say(state)}
    </span>
  );
}

/** The food that was recognised in a line, and its amount. */
function Understood({ line, state }: { line: ReadLine; state: LineState }) {
  const say = usePhrases('importing');
  const { number } = useFormat();
  const amountText = useAmountText();
  const { food, suggested_serving: serving, quantity } = line;
  if (!food) return <span className="mt-0.5 block text-small font-medium">{say('asNote')}</span>;
  const parts: string[] = [];
  if (serving && quantity !== null) {
    const about = line.is_estimated && quantity >= 10 ? Math.round(quantity) : quantity;
    const amount = amountText({ quantity: about, suggested_serving: serving });
    parts.push(line.is_estimated ? say('about', { amount }) : amount);
    const grams = quantity * serving.one_serving_in_metric_value;
    if (serving.measure !== 'g') parts.push(say('grams', { amount: number(grams, grams < 10 ? 1 : 0) }));
    if (serving.kcal !== null) parts.push(say('kcal', { amount: number(serving.kcal * quantity) }));
  } else parts.push(say('asNote'));
  return (
    <>
      <span className="block font-semibold wrap-anywhere first-letter:uppercase">{food.name}</span>
      <span className={classes('block text-small', state === 'amountless' ? 'font-medium' : 'text-ink-soft')}>
        {parts.join(' · ')}
      </span>
    </>
  );
}

interface RowButtonProps {
  text: string;
  label: string;
  icon?: React.ReactNode;
  onClick: () => void;
}

function RowButton({ text, label, icon, onClick }: RowButtonProps) {
  return (
    <Button tone="quiet" size="small" icon={icon} aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
}
