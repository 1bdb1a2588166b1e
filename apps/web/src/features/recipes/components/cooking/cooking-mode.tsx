import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { shownDirections } from '@weekbord/domain/recipes/directions/shown-directions';
import { Button } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Modal, MODAL_SCROLLER } from '@weekbord/ui/modal/modal';
import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { isSwappedByHand } from '../../model/changed-for-eater.ts';
import { allowSound, ringTimers } from '../../model/cooking/ring-timers.ts';
import { cookingRows, cookingSteps } from '../../model/cooking/steps.ts';
import { startTimer, useTimers } from '../../model/cooking/timers.ts';
import { useTicks } from '../../model/cooking/use-ticks.ts';
import { useSwipeToTurn } from '../../model/cooking/use-turning.ts';
import { useWakeLock } from '../../model/cooking/use-wake-lock.ts';
import { StepsAsWritten } from '../list/changed-for-you.tsx';
import { StepTimers } from './step-timers.tsx';
import { TickList } from './tick-list.tsx';
import { TimerBar } from './timer-bar.tsx';

export interface CookingModeProps {
  /** Identifies what is cooked. The ticks and timers on this device are stored under this key. */
  mealKey: string;
  meal: Pick<RecipeMeal, 'recipe_template' | 'directions'>;
  /** The ingredients as shown in the meal's details. */
  ingredients: RecipeMeal['ingredients'];
  /** The number of the step, counted from 1. */
  step: number;
  onStep: (step: number) => void;
  onClose: () => void;
}

const WIDTH = 'mx-auto w-full max-w-6xl';

/** A recipe in full screen, one step at a time, readable from a distance and paged with one finger. */
export function CookingMode({ mealKey, meal, ingredients, step: asked, onStep, onClose }: CookingModeProps) {
  const say = usePhrases('cooking');
  const [titleId, stepRowsId, allRowsId] = [useId(), useId(), useId()];
  const rows = useMemo(() => cookingRows(ingredients), [ingredients]);
  const steps = useMemo(() => cookingSteps(shownDirections(meal.directions), rows), [meal.directions, rows]);
  const step = Math.min(Math.max(asked, 1), steps.length);
  const shown = steps[step - 1];
  const timers = useTimers();
  const { isReady, tick } = useTicks(mealKey);
  const { name } = meal.recipe_template;
  const scroller = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    if (to < 1 || to > steps.length || to === step) return;
    // Both are scrolled to the top, because on small screens the surrounding modal scrolls instead.
    for (const one of [scroller.current, scroller.current?.parentElement]) one?.scrollTo(0, 0);
    onStep(to);
  };
  const swipe = useSwipeToTurn({ onBack: () => turn(step - 1), onForward: () => turn(step + 1) });
  const isEmpty = shown === undefined;
  const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches);
  const leave = useEffectEvent(onClose);
  useWakeLock();
  useEffect(ringTimers, []);
  useEffect(() => {
    // Leaves if there are no steps, because a URL may name such a recipe.
    if (isEmpty) leave();
  }, [isEmpty]);
  if (shown === undefined) return null;
  const ready = rows.filter(({ key }) => isReady(key)).length;
  const isLast = step === steps.length;
  const position = say('stepOf', { step, count: steps.length });
  return (
    <Modal labelledBy={titleId} onClose={onClose} className="h-dvh max-h-dvh rounded-none! bg-ground!">
      <header className="px-4 pt-[max(0.75rem,env(safe-area-inset-top))] sm:px-8">
        <div className={`${WIDTH} flex items-center gap-3`}>
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="line-clamp-2 wrap-break-word text-small text-ink-soft">
              {name}
            </h2>
            <p aria-live="polite" className="text-heading font-bold">
              <span>{position}</span>
              <span className="sr-only">: {shown.text}</span>
            </p>
          </div>
          <IconButton label={say('leave')} icon={<X aria-hidden="true" className="size-6" />} onClick={onClose} />
        </div>
        <div aria-hidden="true" className={`${WIDTH} flex gap-1 pt-2`}>
          {steps.map(({ text }, at) => (
            <span key={`${at} ${text}`} className={`h-1.5 flex-1 rounded-full ${at < step ? 'bg-brand' : 'bg-line'}`} />
          ))}
        </div>
      </header>
      <div ref={scroller} {...swipe} className={`${MODAL_SCROLLER} touch-pan-y px-4 py-5 sm:px-8`}>
        <div className={`${WIDTH} grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]`}>
          <div className="min-w-0">
            <p className="text-[1.625rem] leading-[1.35] font-semibold text-pretty wrap-break-word hyphens-auto sm:text-[2.125rem]">
              {shown.text}
            </p>
            <StepTimers
              times={shown.times}
              onStart={(seconds) => {
                allowSound();
                startTimer({ meal: mealKey, name, step }, seconds);
              }}
            />
            {shown.rows.length > 0 && (
              <section className="mt-7">
                <h3 id={stepRowsId} className="mb-1 text-small font-bold text-ink-soft">
                  {say('forStep')}
                </h3>
                <TickList labelledBy={stepRowsId} rows={shown.rows} isReady={isReady} onTick={tick} />
              </section>
            )}
          </div>
          <details
            className="min-w-0 wide:rounded-card wide:bg-surface wide:p-5"
            open={isWide || shown.rows.length === 0 || undefined}
          >
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold">
              <span id={allRowsId}>{say('allIngredients')}</span>
              <span className="text-small font-medium text-ink-soft">
                {say('ready', { ready, count: rows.length })}
              </span>
            </summary>
            {ingredients.some(isSwappedByHand) && <StepsAsWritten />}
            <TickList labelledBy={allRowsId} rows={rows} isReady={isReady} onTick={tick} />
          </details>
        </div>
      </div>
      <footer className="border-t border-line bg-surface px-4 sm:px-8 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className={WIDTH}>
          <TimerBar timers={timers} meal={mealKey} />
        </div>
        <div className={`${WIDTH} flex flex-wrap gap-3 pt-3`}>
          <Button
            tone="secondary"
            className="min-h-15 flex-1"
            aria-label={say('previous')}
            isDisabled={step === 1}
            icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
            onClick={() => turn(step - 1)}
          >
            <span className="max-[20rem]:sr-only">{say('previousShort')}</span>
          </Button>
          {isLast ? (
            <Button
              className="min-h-15 flex-2"
              icon={<Check aria-hidden="true" className="size-5.5" />}
              onClick={onClose}
            >
              {say('finish')}
            </Button>
          ) : (
            <Button
              className="min-h-15 flex-2"
              aria-label={say('next')}
              icon={<ArrowRight aria-hidden="true" className="size-5.5" />}
              onClick={() => turn(step + 1)}
            >
              {say('nextShort')}
            </Button>
          )}
        </div>
      </footer>
    </Modal>
  );
}
