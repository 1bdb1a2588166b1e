import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { NEW_CLIENT, PROFILE_FORM } from '../../../features/clients/model/client-address.ts';
import { ClientScreen } from './client-screen.tsx';

// Both forms are loaded when one of them is opened.
const AddClientScreen = lazyPart(async () => (await import('./add-client-screen.tsx')).AddClientScreen);
const ClientProfileScreen = lazyPart(async () => (await import('./client-profile-screen.tsx')).ClientProfileScreen);

interface ClientScreensProps {
  /** The client segment of the URL: the client's id, or `new`. */
  client: string;
  search: Readonly<Record<string, unknown>>;
}

/** A client, the form of their profile, or the form that adds one. */
export function ClientScreens({ client, search }: ClientScreensProps) {
  const clientId = Number(client);
  const isForm = client === NEW_CLIENT || search['part'] === PROFILE_FORM;
  if (!isForm) return <ClientScreen clientId={clientId} search={search} />;
  return (
    <Suspense fallback={<Skeleton className="m-5 h-96 rounded-card" />}>
      {client === NEW_CLIENT ? <AddClientScreen search={search} /> : <ClientProfileScreen clientId={clientId} />}
    </Suspense>
  );
}
