import { useNavigate } from '@tanstack/react-router';
import { BookHeart, BookOpenText, LifeBuoy, RotateCcw, Sparkles } from 'lucide-react';
import { userHasAccess } from '../../../shared/access/access.ts';
import { hormoneFlags } from '../../../shared/access/hormone-flags.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { articleAddress, supportAddress } from '../../../shared/links.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { OpenSheet, Rows } from './profile-sheet.ts';
import { useMayRedo } from './use-may-redo.ts';

/** The rows for help, articles, and starting over. */
export function useMoreRows(open: OpenSheet): Rows {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const own = supportAddress(useBrand());
  const sayProfile = usePhrases('profile');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isPlanning = Boolean(user.intake?.weekly_nutrition_plan) && userHasAccess(user);
  const mayRedo = useMayRedo();
  const flags = hormoneFlags(user);
  const article = { kind: 'leaves', icon: BookHeart } as const;
  return [
    mayRedo && {
      name: 'redoPlanning',
      kind: 'opens',
      icon: RotateCcw,
      title: say('redoPlanning'),
      text: say('redoPlanningHint'),
      onPress: () => void navigate({ href: '/onboarding/goal' }),
    },
    isPlanning && {
      name: 'forgetTaste',
      kind: 'opens',
      isDialog: true,
      icon: Sparkles,
      title: say('forgetTaste'),
      text: say('forgetTasteHint'),
      onPress: () => open('forgetTaste'),
    },
    flags.includes('FF_FEMALE_HORMONES') && {
      ...article,
      name: 'cycleArticle',
      title: sayProfile('cycleArticle'),
      text: sayProfile('cycleArticleHint'),
      address: articleAddress('cycle-diet'),
    },
    flags.length > 0 && {
      ...article,
      name: 'menopauseArticle',
      title: sayProfile('menopauseArticle'),
      text: sayProfile('menopauseArticleHint'),
      address: articleAddress('menopause-diet'),
    },
    {
      name: 'help',
      kind: 'leads',
      icon: BookOpenText,
      title: sayProfile('help'),
      text: sayProfile('helpHint'),
      to: '/help',
    },
    {
      name: 'support',
      icon: LifeBuoy,
      title: sayShared('contactSupport'),
      text: say('contactSupportHint'),
      ...(own === null
        ? ({ kind: 'opens', onPress: () => void navigate({ href: '/help/contact' }) } as const)
        : ({ kind: 'leaves', address: own } as const)),
    },
  ];
}
