import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleHelp } from 'lucide-react';
import { recipesToCheckQuery } from '../../../features/recipes/api/recipe-files.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Says that recipes from a file are still to be checked, with a link; renders nothing if there are none. */
export function ToCheckLink() {
  const say = usePhrases('recipeFiles');
  const { data } = useQuery(recipesToCheckQuery);
  if (!data || data.count === 0) return null;
  return (
    <Link
      to="/recipes/import"
      className="mb-4 flex min-h-12 items-center gap-3 rounded-control bg-warning-soft px-4 py-2 text-small font-semibold text-warning transition hover:brightness-98"
    >
      <CircleHelp aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">{say('checkLink', { count: data.count })}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
