import type { ComponentProps } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

/** What a screen is about: the link that skips the navigation leads here. */
export function Content(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>) {
  return <main {...props} id={CONTENT_ID} tabIndex={-1} />;
}
