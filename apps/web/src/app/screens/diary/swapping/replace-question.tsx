import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useDateName } from '../../../../features/diary/components/day/use-date-name.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import type { ExistingItem } from '../../../../features/diary/model/use-coming-days.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** A date and the planned meals that would be replaced there. */
type Replacing = Readonly<{ date: PlainDate; items: readonly ExistingItem[] }>;

interface ReplaceQuestionProps {
  replacing: readonly Replacing[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Says which planned meals the copies would replace, and asks for confirmation. */
export function ReplaceQuestion({ replacing, onConfirm, onClose }: ReplaceQuestionProps) {
  const say = usePhrases('copying');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  return (
    <ConfirmDialog
      isOpen
      title={say('replaceTitle')}
      text={
        <>
          <p>{say('replaceText')}</p>
          <ul className="mt-3 grid gap-1.5 text-small text-ink">
            {replacing.map(({ date, items }) => (
              <li key={date} className="first-letter:uppercase">
                {say('replaceOn', {
                  day: nameOf(date),
                  names: items.map((item) => mealLook(item, '').name).join(', '),
                })}
              </li>
            ))}
          </ul>
        </>
      }
      confirmLabel={say('replaceConfirm')}
      cancelLabel={sayShared('cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
