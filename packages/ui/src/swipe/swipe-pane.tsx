import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { prefersStill } from '../media/use-media.tsx';

/** A step forwards (1) or backwards (-1). */
type Step = 1 | -1;

interface SwipePaneProps {
  children: ReactNode;
  /** The current place, in an order such as that of dates: another place slides in from its side. */
  place: string;
  /** The names of the places on either side; undefined if there is none. */
  neighbours: Readonly<{ previous: string | undefined; next: string | undefined }>;
  onSwipe: (step: Step) => void;
  className?: string;
}

/** The width at the edges of the screen that is left to the browser's own back gesture, in pixels. */
const BROWSERS_EDGE = 24;
/** The distance in pixels until it is clear whether a finger swipes sideways or scrolls. */
const UNCLEAR = 10;
/** The distance in pixels that a finger must move. */
const FAR = 72;
/** The shorter distance that suffices at this speed. */
const FAST = { pixels: 32, perMs: 0.5 };
/** The share of a drag that the content follows. */
const FOLLOWS = 0.8;
/** The share of a drag that the content follows if there is no neighbour. */
const RESISTS = 0.15;
const SLIDE = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  isSideways: boolean;
}

/** The neighbour towards which a finger is moving, and whether it has moved far enough. */
type Hint = Readonly<{ side: 'previous' | 'next'; name: string; isFar: boolean }>;

/**
 * Content with neighbours to swipe to. Vertical scrolling, the edges of the screen and elements that scroll sideways
 * themselves are left to the browser. New content slides in from its side, unless reduced motion is preferred.
 */
export function SwipePane({ children, place, neighbours, onSwipe, className }: SwipePaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const drag = useRef<Drag | null>(null);
  useSlideIn(pane, place);

  const follow = (moved: number) => {
    const side = moved > 0 ? 'previous' : 'next';
    const name = neighbours[side];
    if (pane.current && !prefersStill()) {
      const share = name === undefined ? RESISTS : FOLLOWS;
      pane.current.style.transform = moved === 0 ? '' : `translateX(${moved * share}px)`;
    }
    const isFar = Math.abs(moved) >= FAR;
    setHint((shown) => {
      if (moved === 0 || name === undefined) return null;
      return shown?.side === side && shown.isFar === isFar ? shown : { side, name, isFar };
    });
  };
  const end = () => {
    drag.current = null;
    follow(0);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (drag.current !== null) return end();
    const { clientX: x, clientY: y, pointerId: id, timeStamp: at } = event;
    const isAtEdge = x < BROWSERS_EDGE || x > innerWidth - BROWSERS_EDGE;
    if (event.pointerType === 'mouse' || isAtEdge || scrollsSideways(event.target, event.currentTarget)) return;
    drag.current = { id, x, y, at, isSideways: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now?.id !== event.pointerId) return;
    const [right, down] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.isSideways) {
      if (Math.max(Math.abs(right), Math.abs(down)) < UNCLEAR) return;
      if (Math.abs(right) < Math.abs(down)) return end();
      now.isSideways = true;
    }
    follow(right);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now?.id !== event.pointerId) return;
    const moved = event.clientX - now.x;
    const isFast = Math.abs(moved) >= FAST.pixels && Math.abs(moved) / (event.timeStamp - now.at) >= FAST.perMs;
    const isFar = now.isSideways && (Math.abs(moved) >= FAR || isFast);
    end();
    if (isFar && neighbours[moved > 0 ? 'previous' : 'next'] !== undefined) onSwipe(moved > 0 ? -1 : 1);
    else if (now.isSideways && !prefersStill())
      pane.current?.animate({ transform: [`translateX(${moved * RESISTS}px)`, 'none'] }, SLIDE);
  };
  return (
    <div
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={end}
      className={classes('relative touch-pan-y touch-pinch-zoom', className)}
    >
      <div ref={pane}>{children}</div>
      {hint && (
        <p
          aria-hidden="true"
          className={classes(
            'pointer-events-none fixed top-[40dvh] z-10 rounded-full px-4 py-2 text-small font-semibold shadow-raised first-letter:uppercase',
            hint.isFar ? 'bg-brand text-on-brand' : 'bg-surface text-ink',
            hint.side === 'previous' ? 'left-3' : 'right-3',
          )}
        >
          {hint.name}
        </p>
      )}
    </div>
  );
}

/** Slides the content of another place in from its side. */
function useSlideIn(pane: { readonly current: HTMLElement | null }, place: string): void {
  const shown = useRef(place);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === place || prefersStill()) return;
    const from = `translateX(${place > before ? '2.5rem' : '-2.5rem'})`;
    pane.current?.animate({ transform: [from, 'none'], opacity: [0.3, 1] }, SLIDE);
  }, [pane, place]);
}

/** Whether an element between the touched one and the pane scrolls sideways, or is dragged sideways. */
function scrollsSideways(target: EventTarget, pane: Element): boolean {
  let element = target instanceof Element ? target : null;
  for (; element !== null && element !== pane; element = element.parentElement) {
    if (element.matches('input[type=range], [role=slider]')) return true;
    const scrolls = element.scrollWidth > element.clientWidth + 1;
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
