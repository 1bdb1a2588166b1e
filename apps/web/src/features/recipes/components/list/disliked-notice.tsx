import { ThumbsDown } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { usePreference } from '../../model/use-preference.ts';

/** Says that a recipe is never planned, and can undo that; renders nothing if it is not disliked. */
export function DislikedNotice({ recipeId }: { recipeId: number }) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const { preference, prefer } = usePreference(recipeId);
  return (
    <div role="status">
      {preference === 'disliked' && (
        <div className="mt-3 flex items-center gap-2.5 rounded-control bg-sunken py-1 pl-4 pr-1 text-small font-medium dark:bg-line/60">
          <ThumbsDown aria-hidden="true" className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 py-2">{say('disliked')}</p>
          <button
            type="button"
            className="min-h-11 shrink-0 rounded-xl px-3 font-bold text-brand-strong hover:bg-brand-soft"
            onClick={() => prefer(null)}
          >
            {sayShared('undo')}
          </button>
        </div>
      )}
    </div>
  );
}
