import type { ProfileRow } from '../../../features/accounts/components/profile-rows.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCoachRows } from './use-coach-rows.ts';
import type { OpenSheet } from './profile-sheet.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { useAppRows } from './use-app-rows.ts';
import { useAccountRows } from './use-account-rows.ts';
import { useMoreRows } from './use-more-rows.ts';

type ProfileGroup = Readonly<{ name: string; title: string; rows: readonly ProfileRow[] }>;

/** The rows of the profile in groups, without rows and groups that do not apply to the user. */
export function useProfileGroups(open: OpenSheet): readonly ProfileGroup[] {
  const say = usePhrases('profile');
  const groups = [
    { name: 'plan', title: say('plan'), rows: usePlanRows(open) },
    { name: 'coaching', title: say('coaching'), rows: useCoachRows() },
    { name: 'app', title: say('app'), rows: useAppRows(open) },
    { name: 'account', title: say('account'), rows: useAccountRows(open) },
    { name: 'more', title: say('more'), rows: useMoreRows(open) },
  ];
  return groups
    .map(({ rows, ...group }) => ({ ...group, rows: rows.filter((row) => row !== false) }))
    .filter(({ rows }) => rows.length > 0);
}
