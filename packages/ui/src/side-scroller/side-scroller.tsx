import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { showFocused } from './show-focused.ts';

interface SideScrollerProps {
  /** The accessible name of the row. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** The share of the visible width that one press scrolls by; the rest stays visible for orientation. */
const SHARE_OF_STEP = 0.8;

/**
 * A row of buttons that scrolls sideways: by finger, by the Tab key, and by arrows if there is a mouse. The pressed
 * button is in view initially.
 */
export function SideScroller({ label, children, className }: SideScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    let isPlaced = false;
    const observer = new ResizeObserver(() => {
      // Before layout, nothing has a size and nothing scrolls.
      if (!isPlaced && element.clientWidth > 0) {
        isPlaced = true;
        showPressed(element);
      }
      measure();
    });
    observer.observe(element);
    const ignoreFocus = showFocused(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      ignoreFocus();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const step = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * SHARE_OF_STEP, behavior: 'smooth' });
  return (
    <div className={classes('relative', className)}>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className="relative flex snap-x items-start scroll-px-6 gap-2.5 overflow-x-auto overscroll-x-contain px-6 py-1.5 [scrollbar-width:none]"
      >
        {children}
      </div>
      {more.before && <Arrow side="left" onPress={() => step(-1)} />}
      {more.after && <Arrow side="right" onPress={() => step(1)} />}
    </div>
  );
}

function showPressed(row: HTMLElement): void {
  const pressed = row.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (pressed) row.scrollLeft = pressed.offsetLeft - (row.clientWidth - pressed.offsetWidth) / 2;
}

/** Only for a mouse: fingers swipe, and the Tab key scrolls each button into view. */
function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className={classes(
        'absolute top-[calc(50%-(--spacing(7)))] hidden size-11 place-items-center rounded-full bg-surface text-ink shadow-raised transition hover:bg-sunken pointer-fine:grid dark:ring-1 dark:ring-line',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
