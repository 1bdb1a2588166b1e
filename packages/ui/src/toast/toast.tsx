import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { holdWhilePressed } from '../motion/hold-while-pressed.ts';

interface ToastProps {
  text: string;
  tone: 'good' | 'bad' | 'plain';
  closeLabel: string;
  onClose: () => void;
  action?: Readonly<{ label: string; onPress: () => void }>;
  /** Whether the toast stays until it is closed. */
  stays?: boolean;
  /** How long the toast is shown if it does not stay, in milliseconds. */
  shownMs?: number;
}

const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 8000;
/** The maximum number of characters for a text next to its action; the action of a longer text is below it. */
const ONE_LINE = 36;

/** A short message that disappears automatically, unless it is hovered or focused. */
export function Toast({ text, tone, closeLabel, onClose, action, stays = false, shownMs }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || stays) return;
    const timer = setTimeout(onClose, shownMs ?? (action ? SHOWN_WITH_ACTION_MS : SHOWN_MS));
    return () => clearTimeout(timer);
  }, [isHeld, stays, shownMs, action, onClose]);
  const Icon = tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      data-message
      onPointerDownCapture={holdWhilePressed}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md animate-[toast-in_180ms_var(--ease-out)] flex-wrap items-center gap-x-3 rounded-control bg-[#2b2621] py-1.5 pl-4 pr-1.5 text-small font-medium text-[#fbf7f0] shadow-raised dark:bg-[#f6f0e7] dark:text-[#241f1a]"
    >
      <div
        className={classes('flex min-w-32 flex-1 items-center gap-3', action && text.length > ONE_LINE && 'basis-full')}
      >
        {tone !== 'plain' && (
          <Icon
            aria-hidden="true"
            className={classes(
              'size-5 shrink-0',
              tone === 'bad' ? 'text-[#ff9d92] dark:text-[#b3261e]' : 'text-[#7ee0aa] dark:text-[#1e7446]',
            )}
          />
        )}
        <span className="min-w-0 flex-1 py-2">
          {/* While hovered or focused, a long message expands upwards, so that the buttons stay under the pointer. */}
          <span className={classes('whitespace-pre-line', !isHeld && 'line-clamp-2')}>{text}</span>
        </span>
      </div>
      <div className="ml-auto flex items-center gap-3 self-end">
        {action && (
          <button
            type="button"
            className="min-h-11 rounded-xl px-3 font-bold text-[#7ee0aa] hover:bg-white/10 focus-visible:outline-current dark:text-[#1e7446] dark:hover:bg-black/5"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-xl hover:bg-white/10 focus-visible:outline-current dark:hover:bg-black/5"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}
