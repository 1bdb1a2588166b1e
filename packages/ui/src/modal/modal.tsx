import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { classes } from '../classes.ts';
import { holdWhilePressed } from '../motion/hold-while-pressed.ts';
import { guardSecondPress, noteModalPress } from './guard-second-press.ts';
import { addOpenModal } from './open-modals.tsx';
import { useCloseRequest } from './use-close-request.tsx';
import { useCoveredBottom } from './use-covered-bottom.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * The part of a modal that scrolls while its header and footer stay; if there is no room for that, the whole modal
 * scrolls.
 */
export const MODAL_SCROLLER = 'min-h-0 flex-1 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible';

interface ModalProps {
  /** The id of the modal's title. */
  labelledBy: string;
  /** The id of a short text that a screen reader reads when the modal opens. */
  describedBy?: string | undefined;
  /** Called on a request to close: Escape, a press outside, or a phone's back gesture. */
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/**
 * Covers everything else until it is closed: a bottom sheet on a phone, a window in the middle elsewhere. Takes focus,
 * traps it, and returns it.
 */
export function Modal(props: ModalProps) {
  return (
    <Overlay>
      <ModalBox {...props} />
    </Overlay>
  );
}

function ModalBox({ labelledBy, describedBy, onClose, className, children }: ModalProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, box);
  const { dialogProps } = useDialog({ 'aria-labelledby': labelledBy }, box);
  useCloseRequest(onClose);
  useReturnFocus();
  const covered = useCoveredBottom();
  useLayoutEffect(() => (overlay.current ? addOpenModal(overlay.current) : undefined), []);
  useLayoutEffect(() => guardSecondPress, []);
  return (
    <div
      {...underlayProps}
      onPointerUpCapture={({ nativeEvent }) => noteModalPress(nativeEvent)}
      ref={overlay}
      style={covered > 0 ? { bottom: covered } : undefined}
      className="fixed inset-0 z-50 flex flex-col items-center justify-end bg-scrim animate-[fade-in_160ms] sm:justify-center"
    >
      <section
        {...mergeProps(modalProps, dialogProps)}
        aria-describedby={describedBy}
        ref={box}
        onPointerDownCapture={holdWhilePressed}
        className={classes(
          'flex w-full flex-col overflow-hidden rounded-t-sheet bg-surface text-ink shadow-raised outline-none low:overflow-y-auto',
          'animate-[sheet-in_190ms_var(--ease-out)] sm:rounded-sheet sm:animate-[window-in_160ms_var(--ease-out)] dark:ring-1 dark:ring-line',
          className,
        )}
      >
        {children}
      </section>
    </div>
  );
}
