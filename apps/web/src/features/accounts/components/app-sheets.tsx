import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { LanguageChoice } from '../../../shared/session/language-choice.tsx';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../../shared/theme/theme.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lets the user choose the language of the app. The choice takes effect immediately. */
export function LanguageSheet({ isOpen, onClose }: SheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sayShared('language')} closeLabel={sayShared('close')}>
      <LanguageChoice isLabelHidden />
      <p className="mt-3 text-small text-ink-soft">{say('languageHint')}</p>
    </Dialog>
  );
}

/** Lets the user choose the light or the dark theme for this device. */
export function LookSheet({ isOpen, onClose }: SheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const look = useThemeChoice();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('look')} closeLabel={sayShared('close')}>
      <SegmentedControl<ThemeChoice>
        label={say('look')}
        isLabelHidden
        value={look}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: say('lookSystem') },
          { value: 'light', label: say('lookLight') },
          { value: 'dark', label: say('lookDark') },
        ]}
      />
      <p className="mt-3 text-small text-ink-soft">{say('lookHint')}</p>
    </Dialog>
  );
}
