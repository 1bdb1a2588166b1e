import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';

interface DragSourceOptions {
  /** The dragged item as text, for other programs. */
  text: string;
  mayCopy: boolean;
  isDisabled: boolean;
  onStart: () => void;
  onEnd: () => void;
}

interface DragSource {
  /** Props for the element that a pointer drags. */
  sourceProps: HTMLAttributes<HTMLElement>;
  /**
   * Props for the button inside the element that lets keyboard and screen reader users drag it: Enter, Tab to a drop
   * target, Enter.
   */
  handleProps: HTMLAttributes<HTMLButtonElement>;
  handle: RefObject<HTMLButtonElement | null>;
  isDragging: boolean;
}

/** Makes an element draggable to a `useDropPlace`; with a modifier key held it is copied, if that is allowed. */
export function useDragSource({ text, mayCopy, isDisabled, onStart, onEnd }: DragSourceOptions): DragSource {
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ 'text/plain': text }],
    getAllowedDropOperations: () => (mayCopy ? ['move', 'copy'] : ['move']),
    onDragStart: onStart,
    onDragEnd: onEnd,
  });
  const { buttonProps } = useButton({ ...dragButtonProps, isDisabled, preventFocusOnPress: true }, handle);
  return { sourceProps: dragProps, handleProps: buttonProps, handle, isDragging };
}
