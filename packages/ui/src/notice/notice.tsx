import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

const TONES = {
  bad: { look: 'bg-danger-soft text-danger', Icon: CircleAlert, role: 'alert' },
  good: { look: 'bg-brand-soft text-brand-strong', Icon: CircleCheck, role: 'status' },
  plain: { look: 'bg-sunken text-ink', Icon: Info, role: undefined },
} as const;

/** A sentence in the page, next to what it is about. */
export function Notice({ children, tone }: { children: ReactNode; tone: keyof typeof TONES }) {
  const { look, Icon, role } = TONES[tone];
  return (
    <div
      role={role}
      className={classes('flex items-start gap-2.5 rounded-control px-4 py-3 text-small font-medium', look)}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
