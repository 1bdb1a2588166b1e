import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  picture?: ReactNode;
  /** The one action that adds content. */
  action?: ReactNode;
  /** Whether the title is also the title of the screen. */
  isTitle?: boolean;
}

/** Says what will appear here, and offers the one action that adds it. */
export function EmptyState({ title, text, picture, action, isTitle }: EmptyStateProps) {
  const Title = isTitle ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-10 text-center">
      {picture && <div className="mb-3">{picture}</div>}
      <Title className="text-heading font-bold">{title}</Title>
      {text && <div className="text-ink-soft">{text}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
