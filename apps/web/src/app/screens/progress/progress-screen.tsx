import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Page } from '@weekbord/ui/page/page';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { type ProgressSearch, readProgressSearch } from '../../../features/progress/model/progress-address.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { ProgressOf } from './progress-of.tsx';

const TargetProposalCard = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../features/expenditure/components/target-proposal-card.tsx'),
        loadPhrases('expenditure'),
      ])
    )[0].TargetProposalCard,
);

const WithPhases = lazyPart(
  async () => (await Promise.all([import('./with-phases.tsx'), loadPhrases('cycle')]))[0].WithPhases,
);

const OWN = {};

/** The user's measurements over time; the selection is in the URL. */
export function ProgressScreen({ search: typed }: { search: Readonly<Record<string, unknown>> }) {
  const search = readProgressSearch(typed);
  const say = usePhrases('progress');
  const user = useCurrentUser();
  const { intake } = user;
  const navigate = useNavigate();
  if (!showsTab(user, 'PROGRESS')) return <Navigate to="/" replace />;
  const show = (next: ProgressSearch) => void navigate({ to: '/progress', search: next, replace: true });
  const tracksCycle = intake?.diet_type === 'CYCLE_DIET';
  return (
    <Page
      width="wide"
      title={say('title')}
      actions={
        <Button
          size="medium"
          icon={<Plus aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => void navigate({ to: '/progress', search: { ...search, add: true } })}
        >
          {say(`add${search.type}`)}
        </Button>
      }
    >
      <ProgressOf
        whose={OWN}
        goal={intake?.goal_weight_in_kg ?? null}
        hasPlan={Boolean(intake?.weekly_nutrition_plan)}
        search={search}
        onShow={show}
        proposal={<TargetProposalCard />}
        withPhases={
          tracksCycle
            ? (card) => (
                <Suspense fallback={card([])}>
                  <WithPhases period={search.period}>{card}</WithPhases>
                </Suspense>
              )
            : undefined
        }
      />
    </Page>
  );
}
