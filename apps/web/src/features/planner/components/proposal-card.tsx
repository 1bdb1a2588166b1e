import { ChevronRight } from 'lucide-react';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Proposal } from '../api/proposals.ts';
import { useFigures } from './use-figures.ts';

/** A recipe to choose; pressing it shows it whole. */
export function ProposalCard({ proposal, onOpen }: { proposal: Proposal; onOpen: () => void }) {
  const say = usePhrases('planner');
  const figures = useFigures();
  const { name, cover, image, preparation_time_min: preparation, cooking_time_min: cooking } = proposal.recipe_template;
  const minutes = (preparation ?? 0) + (cooking ?? 0);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-4 rounded-control p-2 text-left ring-1 ring-inset ring-line transition hover:bg-sunken"
      >
        <FoodPicture cover={cover} image={image} className="size-22 shrink-0 rounded-xl" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 leading-snug font-semibold">{name}</span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-tiny text-ink-soft">
            <span>{say('kcal', { amount: figures.single(proposal.kcal) })}</span>
            <span>{say('proteinShort', { amount: figures.single(proposal.protein) })}</span>
            {minutes > 0 && <span>{say('minutes', { amount: minutes })}</span>}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  );
}
