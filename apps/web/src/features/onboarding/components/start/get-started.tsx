import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks, type LucideIcon, Route as RouteIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { StartFrame, useStartNext } from './start-frame.tsx';

const CARD =
  'flex min-h-20 items-center gap-4 rounded-card bg-surface p-4 shadow-card transition hover:bg-sunken dark:ring-1 dark:ring-inset dark:ring-line';

/**
 * The ways to get a plan: starting with questions about the person, with the short questions of the wizard, or with a
 * single form.
 */
export function GetStarted() {
  const say = usePhrases('selfService');
  const next = useStartNext('get-started');
  return (
    <StartFrame
      screen="get-started"
      title={say('getStartedTitle')}
      text={say('getStartedText')}
      onNext={next}
      isNextHidden
    >
      <ul className="grid gap-3">
        <li>
          <Link to="/start/$screen" params={{ screen: 'gender' }} className={CARD}>
            <Way icon={UserRound} title={say('wayProfile')} text={say('wayProfileText')} />
          </Link>
        </li>
        <li>
          <Link to="/onboarding/$step" params={{ step: 'goal' }} className={CARD}>
            <Way icon={RouteIcon} title={say('wayWizard')} text={say('wayWizardText')} />
          </Link>
        </li>
        <li>
          <Link to="/self-service/$screen" params={{ screen: 'welcome' }} className={CARD}>
            <Way icon={ListChecks} title={say('waySelf')} text={say('waySelfText')} />
          </Link>
        </li>
      </ul>
    </StartFrame>
  );
}

function Way({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }): ReactNode {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
}
