import { useNavigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { DeleteAccountCard } from '../../../features/history/components/delete-account-card.tsx';
import { ExportCard } from '../../../features/history/components/export-card.tsx';
import { ImportCard } from '../../../features/history/components/import-card.tsx';
import { ImportsCard } from '../../../features/history/components/imports-card.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The user's data: import, export, delete. Exporting and deleting need no paid access. */
export function DataScreen() {
  const say = usePhrases('history');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const mayBring = userHasAccess(useCurrentUser());
  const back = { label: sayShared('back'), onPress: () => void navigate({ to: '/profile' }) };
  return (
    <Page title={say('title')} text={say('intro')} back={back}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {mayBring && <ImportCard />}
        {mayBring && <ImportsCard />}
        <ExportCard />
        <DeleteAccountCard address="/profile/data" />
      </div>
    </Page>
  );
}
