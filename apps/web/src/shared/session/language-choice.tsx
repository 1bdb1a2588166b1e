import { LANGUAGE_NAMES } from '../locale/language-names.ts';
import { accountsPaths } from '@weekbord/contract/accounts/paths';
import type { Language } from '@weekbord/domain/languages/languages';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useSend } from '../api/use-send.ts';
import { useLanguage } from '../locale/language.ts';
import { changeLanguage, usePhrases } from '../phrases/use-phrases.ts';
import { currentUserQuery, useUserOrGuest } from './current-user.ts';

const LANGUAGES = [
  { value: 'nl', label: LANGUAGE_NAMES.nl },
  { value: 'en', label: LANGUAGE_NAMES.en },
] as const;

/** Switches the app's language immediately, and the account's if there is one. */
export function LanguageChoice({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const say = usePhrases('shared');
  const user = useUserOrGuest();
  const language = useLanguage();
  const save = useSend(accountsPaths.updateMe, {
    sent: (chosen: Language) => ({ body: { language: chosen } }),
    keep: (cache, saved) => {
      cache.setQueryData(currentUserQuery.queryKey, saved);
      // Refetches everything, because much of it contains names in the old language; also if this choice is no longer
      // on screen.
      void cache.invalidateQueries();
    },
  });
  const choose = async (chosen: Language) => {
    await changeLanguage(chosen);
    if (user) save.mutate(chosen);
  };
  return (
    <SegmentedControl
      label={say('language')}
      isLabelHidden={isLabelHidden}
      value={language}
      onChange={(chosen: Language) => void choose(chosen)}
      options={LANGUAGES}
    />
  );
}
