import { createFileRoute } from '@tanstack/react-router';
import { clientNeedsQuery } from '../../features/clients/api/client-needs.ts';
import { clientFiguresQuery } from '../../features/clients/api/client-figures.ts';
import { clientsQuery } from '../../features/clients/api/clients.ts';
import { readClientsSearch } from '../../features/clients/model/clients-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientsScreen } from '../screens/clients/clients-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/')({
  // The search validation is loaded with the screen, so that other screens do not wait for it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const search = readClientsSearch(deps);
    if (search.show === 'active') void queryClient.prefetchQuery(clientFiguresQuery(search));
    else void queryClient.prefetchQuery(clientsQuery(search));
    void queryClient.prefetchInfiniteQuery(clientNeedsQuery());
    await loadPhrases('clients');
  },
  component: function Clients() {
    return <ClientsScreen search={Route.useSearch()} />;
  },
});
