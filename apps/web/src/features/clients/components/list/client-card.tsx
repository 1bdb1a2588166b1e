import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Initials } from '../../../../shared/initials.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ListedClient } from '../../api/clients.ts';
import { clientName, cutName } from '../../model/client-name.ts';

/** A client in the list; pressing it opens their page. */
export function ClientCard({ client, isWide }: { client: ListedClient; isWide: boolean }) {
  const say = usePhrases('clients');
  const name = clientName(client);
  const lacks = !client.has_intake ? say('noIntake') : !client.has_plan ? say('noPlan') : null;
  return (
    <Link
      to="/clients/$clientId"
      params={{ clientId: String(client.id) }}
      className="flex min-h-20 min-w-0 items-center gap-3.5 rounded-card bg-surface p-4 shadow-card transition hover:bg-sunken dark:ring-1 dark:ring-inset dark:ring-line"
    >
      <Initials name={name} />
      <span className="min-w-0 flex-1">
        {isWide && cutName(name) !== name ? (
          <span title={name} className="block font-bold wrap-break-word">
            <span aria-hidden="true">{cutName(name)}</span>
            <span className="sr-only">{name}</span>
          </span>
        ) : (
          <span className="block font-bold wrap-break-word">{name}</span>
        )}
        {name !== client.email && <span className="block truncate text-small text-ink-soft">{client.email}</span>}
        {client.is_invited && (
          <span className="mt-1.5 mr-1.5 inline-block rounded-full bg-sunken px-2.5 py-0.5 text-tiny font-semibold">
            {say('invited')}
          </span>
        )}
        {client.has_unread_note && (
          <span className="mt-1.5 mr-1.5 inline-block rounded-full bg-brand-soft px-2.5 py-0.5 text-tiny font-semibold text-brand-strong">
            {say('newNote')}
          </span>
        )}
        {lacks !== null && (
          <span className="mt-1.5 inline-block rounded-full bg-warning-soft px-2.5 py-0.5 text-tiny font-semibold text-warning">
            {lacks}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
