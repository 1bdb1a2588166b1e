import type { DemoKind } from '@weekbord/domain/accounts/demo-account';
import { useLogIn } from '../../../features/auth/model/log-in.ts';
import { DemoDialog } from '../../../features/demo/components/demo-dialog.tsx';

/** Creates a demo account from the login page and opens it. */
export function DemoPart({ kind, onClose }: { kind: DemoKind; onClose: () => void }) {
  return <DemoDialog kind={kind} onMade={useLogIn()} onClose={onClose} />;
}
