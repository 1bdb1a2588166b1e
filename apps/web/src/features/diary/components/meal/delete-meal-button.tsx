import type { CalendarItem } from '@weekbord/contract/diary/models';
import { Button } from '@weekbord/ui/button/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DeleteMealQuestion } from './delete-meal-question.tsx';

/** A button at the end of a meal's sheet that deletes the meal from the day, after confirmation. */
export function DeleteMealButton({ item, onDeleted }: { item: CalendarItem; onDeleted: () => void }) {
  const say = usePhrases('diary');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-7 border-t border-line pt-4">
      <Button
        tone="secondary"
        size="medium"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {say('deleteMeal')}
      </Button>
      <DeleteMealQuestion item={item} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </div>
  );
}
