import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { showsHormoneBanner } from '@weekbord/domain/access/recipe-abilities';
import { Flower2 } from 'lucide-react';
import { hormoneFlags } from '../../../../shared/access/hormone-flags.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

/** Explains why a recipe is hormone-friendly; renders nothing for other recipes. */
export function HormoneBanner({ recipe }: { recipe: Pick<RecipeMeal['recipe_template'], 'tags'> }) {
  const say = usePhrases('recipes');
  const user = useCurrentUser();
  const hasTag = recipe.tags.some(({ name }) => name === 'HORMONE');
  if (!showsHormoneBanner(hormoneFlags(user), hasTag)) return null;
  return (
    <aside aria-label={say('hormoneTitle')} className="mt-4 flex items-start gap-3 rounded-control bg-brand-soft p-4">
      <Flower2 aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-brand-strong" />
      <div className="min-w-0 text-small">
        <p className="font-semibold text-brand-strong">{say('hormoneTitle')}</p>
        <p className="mt-0.5">{say('hormoneText')}</p>
      </div>
    </aside>
  );
}
