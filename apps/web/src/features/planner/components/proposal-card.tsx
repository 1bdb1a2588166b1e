import type { ShownReason } from '@weekbord/contract/diary/models';
import { type FitOfMeal, fitOfMeal } from '@weekbord/domain/slots/fit-of-meal';
import { type Gain, benefitOfSwap, type OfferedMeal } from '@weekbord/domain/slots/swap-benefit';
import { Button } from '@weekbord/ui/button/button';
import { Clock, Dumbbell, TrendingDown, TrendingUp } from 'lucide-react';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { useMinutesText } from '../../../shared/measures/use-minutes-text.ts';
import { ReasonLine } from '../../../shared/plan-reason/reason-line.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { VersionLabel } from '../../../shared/versions/version-label.tsx';
import type { Proposal } from '../api/proposals.ts';

interface ProposalCardProps {
  proposal: Proposal;
  /** Why the recipe is proposed; undefined if there is no meaningful reason. */
  reason: ShownReason | undefined;
  /** The meal that the proposal would replace, with its figures per plate. */
  before: OfferedMeal | undefined;
  /** The slot's target in kcal; if omitted, the fit is not shown. */
  target: number | undefined;
  onOpen: () => void;
  /** Called to plan the recipe as shown. If omitted, the recipe can only be opened. */
  onUse: (() => void) | undefined;
  /** Whether the recipe is being planned. */
  isBusy: boolean;
}

/** A recipe to choose: pressing the card opens it, its button plans it immediately. */
export function ProposalCard({ proposal, reason, before, target, onOpen, onUse, isBusy }: ProposalCardProps) {
  const say = usePhrases('finding');
  const { figure } = useFormat();
  const { id, name, picture, image } = proposal.recipe_template;
  const minutes = useMinutesText().total(proposal.recipe_template);
  const fit = target === undefined ? null : fitOfMeal(proposal.kcal, target);
  const gain = before && !reason ? benefitOfSwap(offered(proposal), before) : null;
  return (
    <li className="relative flex min-w-0 max-[16rem]:flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-inset ring-line/70 transition hover:shadow-raised has-[[data-recipe]:focus-visible]:outline-3 has-[[data-recipe]:focus-visible]:outline-offset-2 has-[[data-recipe]:focus-visible]:outline-brand-strong dark:ring-line sm:flex-col">
      <span
        aria-hidden="true"
        className="relative block w-29 shrink-0 overflow-hidden max-[22rem]:w-20 max-[16rem]:h-24 max-[16rem]:w-full sm:w-full"
      >
        <DishPicture
          picture={picture}
          size="card"
          image={image}
          className="absolute inset-0 size-full sm:static sm:aspect-16/9 sm:h-auto"
        />
      </span>
      <div className="flex min-h-29 min-w-0 flex-1 flex-col p-3 sm:min-h-0 sm:p-3.5">
        <button
          type="button"
          data-recipe={id}
          onClick={onOpen}
          className="text-left outline-none after:absolute after:inset-0 after:rounded-card"
        >
          <span className="line-clamp-3 text-small leading-snug font-semibold text-pretty hyphens-auto wrap-break-word sm:text-body sm:leading-snug">
            {name}
          </span>
        </button>
        <VersionLabel version={proposal.version} className="pt-0.5 text-tiny" />
        <p className="mt-auto flex flex-wrap gap-x-2.5 pt-1.5 text-tiny text-ink-soft">
          <span className="whitespace-nowrap">{say('kcal', { amount: figure(proposal.kcal) })}</span>
          <span className="whitespace-nowrap">{say('protein', { amount: figure(proposal.protein) })}</span>
          {minutes && (
            <span className="inline-flex items-center gap-1">
              <Clock aria-hidden="true" className="size-3.5 shrink-0" />
              {minutes}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-end justify-end gap-x-2">
          <div className="min-w-24 flex-1 self-center">
            <ReasonLine reason={reason} className="mt-1" />
            {gain && <GainLine gain={gain} />}
            {fit && fit.grade !== 'GOOD' && <Fit grade={fit.grade} kcalOff={fit.kcalOff} />}
          </div>
          {onUse && (
            <Button
              tone="secondary"
              size="small"
              className="relative mt-1"
              aria-label={say('useNamed', { name })}
              isBusy={isBusy}
              onClick={onUse}
            >
              {say('use')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The facts of a proposed meal that are compared. */
function offered({ protein, recipe_template: { total_time_min: minutes } }: Proposal): OfferedMeal {
  return { protein, minutes };
}

function GainLine({ gain }: { gain: Gain }) {
  const say = usePhrases('finding');
  const minutes = useMinutesText();
  const Icon = gain.kind === 'PROTEIN' ? Dumbbell : Clock;
  return (
    <span className="mt-1 flex items-center gap-1 text-tiny font-semibold text-brand-strong">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {gain.kind === 'PROTEIN'
        ? say('moreProtein', { grams: gain.grams })
        : say('sooner', { time: minutes.of(gain.minutes) })}
    </span>
  );
}

/** How far the meal is above or below the slot's target; a good fit is not mentioned. */
function Fit({ grade, kcalOff }: { grade: Exclude<FitOfMeal['grade'], 'GOOD'>; kcalOff: number }) {
  const say = usePhrases('finding');
  const { number } = useFormat();
  const Icon = grade === 'MORE' ? TrendingUp : TrendingDown;
  return (
    <span className="mt-1 inline-flex items-center gap-1 text-tiny font-semibold text-ink-soft">
      <Icon aria-hidden="true" className="size-3.5" />
      {say(grade === 'MORE' ? 'MORE' : 'LESS', { amount: number(Math.abs(kcalOff)) })}
    </span>
  );
}
