import type { ComponentProps } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

/** The main content of a screen, to which the skip link jumps. */
export function Content(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>) {
  return <main {...props} id={CONTENT_ID} tabIndex={-1} />;
}
