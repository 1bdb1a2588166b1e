import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal, MODAL_SCROLLER } from '../modal/modal.tsx';

interface SheetProps {
  title: string;
  /** Called on a request to close: the close button, Escape, a press outside, or a phone's back gesture. */
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  /** A picture that fills the top, behind the buttons. */
  picture?: ReactNode;
  /** Goes one step back inside the sheet. */
  back?: Readonly<{ label: string; onPress: () => void }>;
  /** Shown on the picture, to the left of the close button. */
  actions?: ReactNode;
  /** A footer that stays visible below the scrolling content. */
  footer?: ReactNode;
  /**
   * Changes when other content replaces the current one. New content starts at its top, or where it was left when it is
   * shown again.
   */
  contentKey?: string;
}

/** Something to read over the screen, with room for a large picture. */
export function Sheet({
  title,
  onClose,
  closeLabel,
  children,
  picture,
  back,
  actions,
  footer,
  contentKey,
}: SheetProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(contentKey);
  useEffect(() => {
    if (shownKey.current === contentKey) return;
    shownKey.current = contentKey;
    // The focused element was removed with the previous content; without this a screen reader would lose its position.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [contentKey]);
  const scroller = useKeptTop(contentKey);
  const { watch, isPast } = usePastPicture();
  const tone = picture ? 'onPicture' : 'plain';
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className="h-[94dvh] max-h-[94dvh] sm:h-fit sm:max-h-[88dvh] sm:max-w-2xl"
    >
      <div key={contentKey} ref={scroller} className={classes(MODAL_SCROLLER, 'scroll-pt-17')}>
        <div className={classes('sticky top-0 z-10 low:static', picture ? 'h-0' : 'bg-surface')}>
          <div
            data-sheet-bar
            className={classes(
              'flex flex-wrap items-start justify-end gap-2 pr-4',
              picture ? 'pl-4' : 'pb-2 pl-6',
              isPast
                ? 'border-b border-line bg-surface py-2 [&_button]:bg-transparent! [&_button]:text-ink! [&_button]:shadow-none!'
                : 'pt-4',
            )}
          >
            {back && (
              <IconButton
                label={back.label}
                tone={tone}
                onClick={back.onPress}
                className={picture ? undefined : '-ml-3'}
                icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
              />
            )}
            {picture ? (
              <span aria-hidden="true" className="min-w-0 flex-1 self-center truncate text-small font-bold">
                {isPast && title}
              </span>
            ) : (
              <h2
                ref={heading}
                id={titleId}
                tabIndex={-1}
                className="min-w-0 flex-1 self-center text-heading font-bold outline-none"
              >
                {title}
              </h2>
            )}
            {actions}
            <IconButton
              label={closeLabel}
              tone={tone}
              icon={<X aria-hidden="true" className="size-5.5" />}
              onClick={onClose}
            />
          </div>
        </div>
        {picture && <div ref={watch}>{picture}</div>}
        <div className="px-6 pb-8 pt-2">
          {picture && (
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className="pb-1 pt-4 text-title font-bold text-balance hyphens-auto wrap-break-word outline-none"
            >
              {title}
            </h2>
          )}
          {children}
        </div>
      </div>
      {footer && (
        <div className="border-t border-line px-6 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4">{footer}</div>
      )}
    </Modal>
  );
}

/** Whether the picture has scrolled away from the top, so that the buttons on it would cover text. */
function usePastPicture() {
  const [isPast, setPast] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      // The margin is the height of the buttons and of the space above them.
      { root: element.parentElement, rootMargin: '-64px 0px 0px 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setPast(false);
    };
  }, []);
  return { watch, isPast };
}

/**
 * The scroll position of each content when it was left. Returning to earlier content drops the positions of content
 * opened from it.
 */
function useKeptTop(contentKey: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const tops = useRef(new Map<string | undefined, number>());
  useLayoutEffect(() => {
    const inner = scroller.current;
    // If there is little room, the whole modal scrolls.
    const element = inner && getComputedStyle(inner).overflowY === 'visible' ? inner.parentElement : inner;
    const known = tops.current;
    const top = known.get(contentKey);
    if (element) element.scrollTop = top ?? 0;
    if (top !== undefined) known.clear();
    let latest = top ?? 0;
    const keep = () => {
      latest = element?.scrollTop ?? 0;
    };
    element?.addEventListener('scroll', keep, { passive: true });
    return () => {
      element?.removeEventListener('scroll', keep);
      known.set(contentKey, latest);
    };
  }, [contentKey]);
  return scroller;
}
