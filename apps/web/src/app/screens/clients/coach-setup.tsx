import { readSetup, type SetupStep } from '@weekbord/domain/organisations/coach-setup';
import { Link } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NEW_CLIENT } from '../../../features/clients/model/client-address.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

const TEXTS = {
  name: { title: 'setupNameTitle', text: 'setupNameText' },
  brand: { title: 'setupBrandTitle', text: 'setupBrandText' },
  portal: { title: 'setupPortalTitle', text: 'setupPortalText' },
  client: { title: 'setupClientTitle', text: 'setupClientText' },
} as const satisfies Record<SetupStep, object>;

const ROW = 'flex min-h-12 items-center gap-3 py-1';

interface CoachSetupProps {
  own: CurrentUser['organisation'];
  hasClients: boolean;
  onHide: () => void;
}

/**
 * The first steps of a coach: what is done, and a link to the next one. Folded once there are clients, so that the list
 * of clients comes first.
 */
export function CoachSetup({ own, hasClients, onHide }: CoachSetupProps) {
  const say = usePhrases('clients');
  const heading = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || !hasClients;
  const steps = readSetup({ own, hasClients });
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const done = steps.filter(({ isDone }) => isDone).length;
  const head = (
    <>
      <span id={heading} className={classes('font-bold', !hasClients && 'text-heading')}>
        {say('setupTitle')}
      </span>
      <span className="text-small font-normal text-ink-soft">
        {say('setupProgress', { done, total: steps.length })}
      </span>
    </>
  );
  return (
    <Card as="section" labelledBy={heading} className={classes('grid gap-4', !isOpen && 'py-0')}>
      {hasClients ? (
        <h2 className="-mx-3">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-14 w-full items-center gap-x-4 rounded-control px-3 text-left transition hover:bg-sunken"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">{head}</span>
            <ChevronDown
              aria-hidden="true"
              className={classes('size-5 shrink-0 text-ink-soft', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
      ) : (
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-4">{head}</h2>
      )}
      {isOpen && (
        <>
          <ol className="-my-1 grid">
            {steps.map(({ step, isDone }, index) => {
              const row = (
                <>
                  <Mark isDone={isDone} isNext={step === next}>
                    {index + 1}
                  </Mark>
                  <span className="min-w-0 flex-1">
                    <span className={classes('block', isDone ? 'text-ink-soft' : 'font-semibold')}>
                      {isDone && <span className="sr-only">{say('setupDone')} </span>}
                      {say(TEXTS[step].title)}
                    </span>
                    {step === next && <span className="block text-small text-ink-soft">{say(TEXTS[step].text)}</span>}
                  </span>
                </>
              );
              return (
                <li key={step}>
                  {isDone ? (
                    <div className={ROW}>{row}</div>
                  ) : (
                    <StepLink step={step}>
                      {row}
                      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                    </StepLink>
                  )}
                </li>
              );
            })}
          </ol>
          <Button tone="quiet" size="small" className="-mb-2 -ml-3 justify-self-start" onClick={onHide}>
            {say('setupHide')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Mark({ isDone, isNext, children }: { isDone: boolean; isNext: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full text-small font-bold',
        isDone || isNext ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft',
      )}
    >
      {isDone ? <Check strokeWidth={3.2} className="size-4" /> : children}
    </span>
  );
}

function StepLink({ step, children }: { step: SetupStep; children: ReactNode }) {
  const look = classes(ROW, 'rounded-control -mx-2 px-2 hover:bg-sunken');
  return step === 'client' ? (
    <Link to="/clients/$clientId" params={{ clientId: NEW_CLIENT }} className={look}>
      {children}
    </Link>
  ) : (
    <Link to="/account" className={look}>
      {children}
    </Link>
  );
}
