import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { SlotPlace } from '../model/quick-actions.ts';

// Not part of the diary's first load: the menu is loaded when it is asked for.
const loadActions = () => import('./slot-actions.tsx');
const SlotActions = lazy(async () => ({ default: (await loadActions()).SlotActions }));

interface AddToSlotButtonProps {
  place: SlotPlace;
  moment: string;
  /** The key that presses it. */
  shortcut?: string;
}

/** Opens the ways to put something into a slot. */
export function AddToSlotButton({ place, moment, shortcut }: AddToSlotButtonProps) {
  const say = usePhrases('diary');
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void Promise.all([loadActions(), loadPhrases('logging')]);
  const title = say('addTo', { moment });
  return (
    <>
      <IconButton
        label={title}
        icon={<Plus aria-hidden="true" className="size-5.5" />}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SlotActions place={place} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
