import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Plus } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** A slot on a day to which something is added. */
export interface SlotPlace {
  readonly date: PlainDate;
  readonly slotId: number;
}

interface AddToSlotButtonProps {
  place: SlotPlace;
  moment: string;
  /** The keyboard shortcut for the button. */
  shortcut?: string;
}

/** Opens the sheet that logs something in a slot. */
export function AddToSlotButton({ place, moment, shortcut }: AddToSlotButtonProps) {
  const say = usePhrases('diary');
  const navigate = useNavigate();
  const router = useRouter();
  const address = {
    to: '/diary/$date/add-food/$slotId',
    params: { date: place.date, slotId: String(place.slotId) },
  } as const;
  const fetchAhead = () => void router.preloadRoute(address).catch(() => undefined);
  return (
    <IconButton
      label={say('addTo', { moment })}
      icon={<Plus aria-hidden="true" className="size-5.5" />}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void navigate({ ...address, state: { isOverDiary: true }, resetScroll: false })}
    />
  );
}
