import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal, MODAL_SCROLLER } from '../modal/modal.tsx';

export interface DialogWindowProps {
  /** Called on a request to close: the close button, Escape, a press outside, or a phone's back gesture. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The buttons, which stay visible below the scrolling content. */
  footer?: ReactNode;
  /** The id of the text in the dialog that a screen reader reads when it opens. */
  describedBy?: string | undefined;
  size?: 'small' | 'medium' | 'large';
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** An open dialog. */
export function DialogWindow({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  describedBy,
  size = 'medium',
}: DialogWindowProps) {
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      describedBy={describedBy}
      onClose={onClose}
      className={classes('max-h-[92dvh] sm:max-h-[85dvh]', SIZES[size])}
    >
      <div className="flex items-center gap-3 pb-1 pl-6 pr-3 pt-4">
        <h2 id={titleId} className="min-w-0 flex-1 text-heading font-bold hyphens-auto wrap-break-word">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" className="size-5.5" />} onClick={onClose} />
      </div>
      <div className={classes(MODAL_SCROLLER, 'px-6 pb-6 pt-2')}>{children}</div>
      {footer && (
        <div className="border-t border-line px-6 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4">{footer}</div>
      )}
    </Modal>
  );
}
