import { useNavigate } from '@tanstack/react-router';
import { BookOpenText, UsersRound } from 'lucide-react';
import type { ProfileRow } from '../../../features/accounts/components/profile-rows.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { setClientMode, useClientMode } from '../../../shared/access/client-mode.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** Rows for coaches only: a link to their own diary, and back to their clients. */
export function useCoachRows(): readonly ProfileRow[] {
  const say = usePhrases('accounts');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isInClientMode = useClientMode();
  if (!user.is_coach || !userHasAccess(user)) return [];
  const swap = () => {
    setClientMode(!isInClientMode);
    void navigate({ to: '/' });
  };
  const row = { name: 'swap', kind: 'opens', onPress: swap } as const;
  return [
    isInClientMode
      ? { ...row, icon: UsersRound, title: say('toCoachMode'), text: say('toCoachModeHint') }
      : { ...row, icon: BookOpenText, title: say('toClientMode'), text: say('toClientModeHint') },
  ];
}
