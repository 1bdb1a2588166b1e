import { Navigate, useParams } from '@tanstack/react-router';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { RepairSheet } from './repair-sheet.tsx';
import { useCloseSheet } from '../meal/use-close-sheet.ts';

/** The repair of the week that contains a date, shown over the diary; for a user who may not plan, only the diary. */
export function RepairScreen() {
  const { date } = useParams({ from: '/_signed-in/diary/$date/repair' });
  const { mayEdit, mayGenerate } = diaryAbilities(useCurrentUser());
  const close = useCloseSheet(date);
  if (!mayEdit || !mayGenerate) return <Navigate to="/diary/$date" params={{ date }} replace />;
  return <RepairSheet date={date} onClose={close} />;
}
