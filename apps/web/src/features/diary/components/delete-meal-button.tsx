import type { CalendarItem } from '@weekbord/contract/diary/models';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DeleteMealQuestion } from './delete-meal-question.tsx';

/** Deletes a meal from the day, after asking. */
export function DeleteMealButton({ item, onDeleted }: { item: CalendarItem; onDeleted: () => void }) {
  const say = usePhrases('diary');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={say('deleteMeal')}
        tone={item.content_type === 'quickaddmeal' ? 'plain' : 'onPicture'}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <DeleteMealQuestion item={item} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </>
  );
}
