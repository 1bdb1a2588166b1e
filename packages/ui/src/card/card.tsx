import type { ElementType, ReactNode } from 'react';
import { classes } from '../classes.ts';

interface CardProps {
  children: ReactNode;
  as?: Extract<ElementType, 'div' | 'section' | 'article' | 'li'>;
  className?: string;
  /** The id of the region's label for screen readers, if the card is a section. */
  labelledBy?: string;
  isFlush?: boolean;
}

/** A white sheet on the background, for one topic. */
export function Card({ children, as: Tag = 'div', className, labelledBy, isFlush = false }: CardProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classes(
        'rounded-card bg-surface shadow-card dark:ring-1 dark:ring-inset dark:ring-line',
        !isFlush && 'p-5',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
