import type { ReactNode } from 'react';

/** An arc of the ring: a range of segments, numbered from 1, both ends inclusive. `className` sets its colour. */
export interface RingSegment {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

interface SegmentRingProps {
  /** The accessible name of the ring. */
  label: string;
  /** The number of positions in the circle. */
  total: number;
  segments: readonly RingSegment[];
  /** The marked position; the first is 1. */
  position: number;
  /** Shown in the middle; part of the picture for screen readers. */
  children?: ReactNode;
}

const RADIUS = 84;
const CENTRE = 100;
/** Degrees between the ends of two segments; their round caps take up most of it. */
const GAP = 13;

/** A circle in segments with one position marked, starting at the top. */
export function SegmentRing({ label, total, segments, position, children }: SegmentRingProps) {
  const mark = pointAt(((position - 0.5) / total) * 360);
  return (
    <div role="img" aria-label={label} className="relative mx-auto aspect-square w-full max-w-72">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
        {segments.map(({ id, from, to, className }) => (
          <path
            key={id}
            d={arc(((from - 1) / total) * 360 + GAP / 2, (to / total) * 360 - GAP / 2)}
            fill="none"
            stroke="currentColor"
            strokeWidth="15"
            strokeLinecap="round"
            className={className}
          />
        ))}
        <circle cx={mark.x} cy={mark.y} r="13" className="fill-surface stroke-ink" strokeWidth="4" />
        <circle cx={mark.x} cy={mark.y} r="5" className="fill-ink" />
      </svg>
      <div aria-hidden="true" className="absolute inset-[20%] grid place-content-center text-center">
        {children}
      </div>
    </div>
  );
}

function arc(start: number, end: number): string {
  const first = pointAt(start);
  const last = pointAt(Math.max(end, start + 0.01));
  return `M ${first.x} ${first.y} A ${RADIUS} ${RADIUS} 0 ${end - start > 180 ? 1 : 0} 1 ${last.x} ${last.y}`;
}

/** Degrees are clockwise from the top. */
function pointAt(degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(CENTRE + RADIUS * Math.cos(angle)), y: round(CENTRE + RADIUS * Math.sin(angle)) };
}
