import { useMedia } from '@weekbord/ui/media/use-media';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/stored.ts';

/** The media query of all screens that the `roomy` style variant does not cover. */
const LITTLE_ROOM = '(width < 56.3125rem) or (height < 30rem)';

/** Whether the day's summary is small: on screens with little space, unless the person opened it. */
export function useSummarySize() {
  const mayBeSmall = useMedia(LITTLE_ROOM);
  const [isOpen, setOpen] = useState(() => readStored('day-summary') === 'open');
  return {
    mayBeSmall,
    isSmall: mayBeSmall && !isOpen,
    setSmall: (isSmall: boolean) => {
      setOpen(!isSmall);
      writeStored('day-summary', isSmall ? null : 'open');
    },
  };
}
