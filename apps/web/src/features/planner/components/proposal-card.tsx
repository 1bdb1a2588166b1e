import type { ShownReason } from '@weekbord/contract/diary/models';
import { type FitOfMeal, fitOfMeal } from '@weekbord/domain/slots/fit-of-meal';
import { classes } from '@weekbord/ui/classes';
import { CircleCheck, Clock, TrendingDown, TrendingUp } from 'lucide-react';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { ReasonLine } from '../../../shared/plan-reason/reason-line.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { VersionLabel } from '../../../shared/versions/version-label.tsx';
import type { Proposal } from '../api/proposals.ts';

interface ProposalCardProps {
  proposal: Proposal;
  /** Why it is proposed; undefined where there is nothing telling. */
  reason: ShownReason | undefined;
  /** What the slot asks for, in kcal; left out, how well it fits is not shown. */
  target: number | undefined;
  onOpen: () => void;
}

/** A recipe to choose; pressing it shows it whole. */
export function ProposalCard({ proposal, reason, target, onOpen }: ProposalCardProps) {
  const say = usePhrases('finding');
  const { figure } = useFormat();
  const { id, name, cover, image, preparation_time_min: minutes } = proposal.recipe_template;
  const fit = target === undefined ? null : fitOfMeal(proposal.kcal, target);
  return (
    <li className="flex min-w-0">
      <button
        type="button"
        data-recipe={id}
        onClick={onOpen}
        className="group flex w-full min-w-0 overflow-hidden rounded-card bg-surface text-left shadow-card ring-1 ring-inset ring-line/70 transition hover:shadow-raised dark:ring-line sm:flex-col"
      >
        <span className="relative block w-29 shrink-0 overflow-hidden sm:w-full">
          <FoodPicture
            cover={cover}
            image={image}
            className="absolute inset-0 size-full transition-transform duration-200 group-hover:scale-103 sm:static sm:aspect-16/9 sm:h-auto"
          />
        </span>
        <span className="flex min-h-29 min-w-0 flex-1 flex-col p-3 sm:min-h-0 sm:p-3.5">
          <span className="line-clamp-3 text-small leading-snug font-semibold text-pretty hyphens-auto wrap-break-word sm:text-body sm:leading-snug">
            {name}
          </span>
          <VersionLabel version={proposal.version} className="pt-0.5 text-tiny" />
          <span className="mt-auto flex flex-wrap gap-x-2.5 pt-1.5 text-tiny text-ink-soft">
            <span className="whitespace-nowrap">{say('kcal', { amount: figure(proposal.kcal) })}</span>
            <span className="whitespace-nowrap">{say('protein', { amount: figure(proposal.protein) })}</span>
            {minutes ? (
              <span className="inline-flex items-center gap-1 whitespace-nowrap">
                <Clock aria-hidden="true" className="size-3.5" />
                {say('minutes', { amount: minutes })}
              </span>
            ) : null}
          </span>
          <ReasonLine reason={reason} className="mt-1" />
          {fit && <Fit fit={fit} />}
        </span>
      </button>
    </li>
  );
}

function Fit({ fit: { grade, kcalOff } }: { fit: FitOfMeal }) {
  const say = usePhrases('finding');
  const { number } = useFormat();
  const Icon = grade === 'MORE' ? TrendingUp : grade === 'LESS' ? TrendingDown : CircleCheck;
  return (
    <span
      className={classes(
        'mt-1 inline-flex items-center gap-1 text-tiny font-semibold',
        grade === 'GOOD' ? 'text-brand-strong' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {grade === 'GOOD' ? say(grade) : say(grade, { amount: number(Math.abs(kcalOff)) })}
    </span>
  );
}
