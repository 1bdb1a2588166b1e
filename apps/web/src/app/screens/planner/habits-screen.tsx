import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { diaryPlace, openingView } from '../../../features/diary/model/diary-view.ts';
import { planTemplatesQuery } from '../../../features/planner/api/plan-templates.ts';
import { recurringMealsQuery } from '../../../features/planner/api/recurring-meals.ts';
import { RecurringCard } from '../../../features/planner/components/habits/recurring-card.tsx';
import { TemplateCard } from '../../../features/planner/components/habits/template-card.tsx';
import { hasFlag, userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from '../accounts/use-back-to-profile.ts';

/** Templates of weeks and days, and weekly recurring meals. */
export function HabitsScreen() {
  const say = usePhrases('habits');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const back = useBackToProfile();
  const user = useCurrentUser();
  const templates = useQuery(planTemplatesQuery);
  const recurring = useQuery(recurringMealsQuery);
  if (!userHasAccess(user) || user.intake === null) return <Navigate to="/profile" replace />;
  const toDiary = (
    <Link to="/diary/$date" params={{ date: today() }} className={buttonClasses({ tone: 'secondary', size: 'medium' })}>
      {say('toDiary')}
    </Link>
  );
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {hasFlag(user, 'FF_COPY_MEALS_TO_ANOTHER_DAY') && (
          <Section title={say('templates')} list={templates}>
            {templates.data?.length === 0 ? (
              <EmptyState title={say('noTemplates')} text={say('noTemplatesText')} action={toDiary} />
            ) : (
              <TemplateCard
                templates={templates.data ?? []}
                put={cacheDay}
                onPlanned={(date) => void navigate(diaryPlace(openingView(), date, today()))}
              />
            )}
          </Section>
        )}
        <Section title={say('recurring')} list={recurring}>
          {recurring.data?.length === 0 ? (
            <EmptyState title={say('noRecurring')} text={say('noRecurringText')} action={toDiary} />
          ) : (
            <RecurringCard meals={recurring.data ?? []} />
          )}
        </Section>
      </div>
    </Page>
  );
}

interface SectionProps {
  title: string;
  list: Readonly<{ data: unknown; error: Error | null; fetchStatus: string; refetch: () => unknown }>;
  children: ReactNode;
}

function Section({ title, list: { data, error, fetchStatus, refetch }, children }: SectionProps) {
  const sayShared = usePhrases('shared');
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-heading font-bold">{title}</h2>
      {data !== undefined ? (
        children
      ) : error || fetchStatus === 'paused' ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
    </section>
  );
}
