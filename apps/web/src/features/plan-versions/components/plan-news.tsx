import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, FilePenLine } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { planVersionsQuery } from '../api/plan-versions.ts';
import { useVersionTexts } from '../model/use-version-texts.ts';

/** Says that the coach changed the user's plan, until they respond. */
export function PlanNews() {
  const say = usePhrases('planVersions');
  const texts = useVersionTexts({ kind: 'owner' });
  const newest = useQuery(planVersionsQuery(null)).data?.results[0];
  if (newest === undefined || newest.who !== 'COACH' || newest.answer !== null) return null;
  return (
    <Link
      to="/profile/plan-changes"
      className="flex min-h-11 items-center gap-3 rounded-card bg-brand-soft px-4 py-3 text-brand-strong"
    >
      <FilePenLine aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-break-word">{texts.title(newest)}</span>
        <span className="block text-small">{say('newsText')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
