import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  /** Usually a retry button. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Whether the title is also the title of the screen. */
  isTitle?: boolean;
}

/** Says what happened, and offers a retry. */
export function ErrorState({ title, text, action, icon, isTitle }: ErrorStateProps) {
  const Title = isTitle ? 'h1' : 'h2';
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        {icon ?? <CloudOff aria-hidden="true" className="size-7" />}
      </span>
      <Title className="mt-2 text-heading font-bold">{title}</Title>
      {text && <div className="text-ink-soft">{text}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
