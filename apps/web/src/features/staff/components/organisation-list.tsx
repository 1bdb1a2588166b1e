import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { ChevronRight } from 'lucide-react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { organisationsQuery, type StaffOrganisation } from '../api/organisations.ts';

/** All organisations, each with links to its settings and its people. */
export function OrganisationList() {
  const say = usePhrases('staff');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(organisationsQuery());
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card isFlush className="overflow-hidden">
        <ul aria-label={say('listLabel')} className="divide-y divide-line">
          {data.pages.flatMap(({ results }) =>
            results.map((organisation) => (
              <li key={organisation.id}>
                <OrganisationRow organisation={organisation} />
              </li>
            )),
          )}
        </ul>
      </Card>
      {hasNextPage && (
        <Button tone="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('more')}
        </Button>
      )}
    </div>
  );
}

function OrganisationRow({ organisation }: { organisation: StaffOrganisation }) {
  const say = usePhrases('staff');
  const { id, is_main: isMain, owner, members, waiting, settings } = organisation;
  const parts = [
    isMain ? say('main') : (settings.subdomain ?? say('noPortal')),
    ...(owner === null || owner.name === '' ? [] : [say('ofCoach', { name: owner.name })]),
    say('members', { count: members }),
    ...(waiting === 0 ? [] : [say('waiting', { count: waiting })]),
  ];
  return (
    <Link
      to="/staff/$organisationId"
      params={{ organisationId: String(id) }}
      className="flex min-h-16 w-full items-center gap-4 px-5 py-3 transition hover:bg-sunken focus-visible:-outline-offset-3"
    >
      <span className="min-w-0 flex-1 wrap-break-word">
        <span className="block font-semibold">{settings.name}</span>
        <span className="block text-small text-ink-soft">{parts.join(' · ')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
