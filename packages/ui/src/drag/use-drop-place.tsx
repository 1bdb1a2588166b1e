import { type HTMLAttributes, type RefObject } from 'react';
import { useDrop } from 'react-aria/useDrop';

interface DropPlaceOptions<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  isDisabled: boolean;
  /** Whether what is dragged now may be moved here, or copied; moving comes first unless a key is held for copying. */
  accepts: (how: DropKind) => boolean;
  onDrop: (how: DropKind) => void;
}

/** What a drop does with what was dragged. */
export type DropKind = 'move' | 'copy';

interface DropPlace {
  placeProps: HTMLAttributes<HTMLElement>;
  /** Something that is accepted here is over it. */
  isOver: boolean;
}

/** A place on which what comes from `useDragSource` can be dropped. The element must be able to take the focus. */
export function useDropPlace<Place extends HTMLElement>({
  place,
  isDisabled,
  accepts,
  onDrop,
}: DropPlaceOptions<Place>): DropPlace {
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled,
    getDropOperation: (_, allowed) =>
      allowed.find((how) => (how === 'move' || how === 'copy') && accepts(how)) ?? 'cancel',
    onDrop: ({ dropOperation }) => onDrop(dropOperation === 'copy' ? 'copy' : 'move'),
  });
  return { placeProps: dropProps, isOver: isDropTarget };
}
