import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';

interface DragSourceOptions {
  /** What is dragged, in words: it is what other programs receive. */
  text: string;
  mayCopy: boolean;
  isDisabled: boolean;
  onStart: () => void;
  onEnd: () => void;
}

interface DragSource {
  /** For what a pointer drags. */
  sourceProps: HTMLAttributes<HTMLElement>;
  /** For the button inside it that a keyboard or a screen reader picks it up by: Enter, Tab to a place, Enter. */
  handleProps: HTMLAttributes<HTMLButtonElement>;
  handle: RefObject<HTMLButtonElement | null>;
  isDragging: boolean;
}

/** What can be dragged to a place of `useDropPlace`; with a key held it is copied, where that is allowed. */
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
