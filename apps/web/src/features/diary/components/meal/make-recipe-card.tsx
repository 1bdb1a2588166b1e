import { useNavigate } from '@tanstack/react-router';
import { ChefHat, ChevronRight } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { SlotPlace } from './add-to-slot-button.tsx';

/** Links to the new-recipe form for this slot. */
export function MakeRecipeCard({ place }: { place: SlotPlace }) {
  const say = usePhrases('finding');
  const navigate = useNavigate();
  return (
    <li className="sm:col-span-2">
      <button
        type="button"
        onClick={() =>
          void navigate({ to: '/recipes/new', search: { slot: place.slotId, date: place.date }, resetScroll: false })
        }
        className="flex min-h-18 w-full items-center gap-4 rounded-card border-2 border-dashed border-line-strong/60 px-4 py-3 text-left transition hover:bg-sunken"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <ChefHat aria-hidden="true" className="size-5.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{say('make')}</span>
          <span className="block text-tiny text-ink-soft">{say('makeText')}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  );
}
