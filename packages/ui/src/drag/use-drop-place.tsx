import { type HTMLAttributes, type RefObject } from 'react';
import { useDrop } from 'react-aria/useDrop';

interface DropPlaceOptions<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  isDisabled: boolean;
  /** Whether the dragged element may be moved or copied here; moving takes precedence unless the copy key is held. */
  accepts: (how: DropKind) => boolean;
  onDrop: (how: DropKind) => void;
}

/** What a drop does with the dragged element. */
export type DropKind = 'move' | 'copy';

interface DropPlace {
  placeProps: HTMLAttributes<HTMLElement>;
  /** Whether an accepted element is over the drop target. */
  isOver: boolean;
}

/** A drop target for elements of `useDragSource`. The element must be focusable. */
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
