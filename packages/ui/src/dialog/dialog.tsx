import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { useModalDialog } from './open-dialogs.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Asked to close: by the cross, Escape, a press beside it, the back gesture of a phone. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below what scrolls: the buttons. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

const SIZES = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** A question or a small task over the screen: a sheet from below on a phone, a window in the middle elsewhere. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, footer, size = 'medium' }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      className={classes(
        'mx-auto mb-0 mt-auto max-h-[92dvh] w-full max-w-full overflow-hidden rounded-t-sheet bg-surface text-ink shadow-raised',
        'backdrop:bg-scrim backdrop:animate-[fade-in_160ms] open:flex open:flex-col animate-[sheet-in_190ms_var(--ease-out)]',
        'sm:m-auto sm:max-h-[85dvh] sm:rounded-sheet sm:animate-[window-in_160ms_var(--ease-out)] dark:ring-1 dark:ring-line',
        SIZES[size],
      )}
    >
      <div className="flex items-center gap-3 pb-1 pl-6 pr-3 pt-4">
        <h2 id={titleId} className="min-w-0 flex-1 text-heading font-bold">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" className="size-5.5" />} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 pt-2">{children}</div>
      {footer && (
        <div className="border-t border-line px-6 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4">{footer}</div>
      )}
    </dialog>
  );
}
