import { useQueryClient } from '@tanstack/react-query';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBrand } from '../../../shared/brand/brand.ts';
import { organisationOf } from '../../../shared/brand/organisation-of.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { AccountMenu } from '../../../shared/session/account-menu.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { completeOnboarding } from '../api/complete-onboarding.ts';
import { MESSAGE_MS, messageAt, percentAt } from '../model/interstitial.ts';
import { Plate, WARM_GROUND } from './plate.tsx';

/** The minimum time on screen in milliseconds, so that the screen does not just flash by. */
const SHOWN_AT_LEAST_MS = 1500;

/** Saves the answers and shows the progress. */
export function Preparing({ onDone }: { onDone: () => void }) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const user = useCurrentUser();
  const brand = useBrand();
  const [elapsed, setElapsed] = useState(0);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    let isLeft = false;
    const run = async () => {
      await Promise.all([completeOnboarding(client), new Promise((resolve) => setTimeout(resolve, SHOWN_AT_LEAST_MS))]);
      if (!isLeft) finish();
    };
    void run();
    const clock = setInterval(() => setElapsed((before) => before + MESSAGE_MS), MESSAGE_MS);
    return () => {
      isLeft = true;
      clearInterval(clock);
    };
  }, [client]);

  const values = {
    name: user.first_name.trim(),
    organisation: organisationOf(user)?.name ?? brand?.name ?? sayShared('product'),
  };
  const message = messageAt(elapsed, values.name !== '');

  return (
    <section
      className={`relative grid flex-1 content-center justify-items-center gap-8 px-7 py-10 text-center ${WARM_GROUND}`}
    >
      <AccountMenu className="absolute right-2.5 top-[max(0.75rem,env(safe-area-inset-top))]" />
      <Plate pictures={['salad', 'bread', 'tomato']} className="w-[min(17rem,38dvh)]" />
      <div className="grid max-w-md gap-2">
        <h1 className="text-title font-extrabold">{say('preparingTitle')}</h1>
        <p className="opacity-85">{say('preparingText')}</p>
      </div>
      <div className="grid w-full max-w-sm gap-4">
        <ProgressBar
          label={say('preparingProgress')}
          value={percentAt(elapsed)}
          className="bg-white/60! dark:bg-white/15!"
        />
        <p className="flex min-h-12 items-center justify-center gap-3 font-semibold">
          <Spinner className="shrink-0 text-heading text-brand-strong" />
          <span key={message} role="status" className="animate-[fade-in_200ms] text-left text-pretty">
            {say(message, values)}
          </span>
        </p>
      </div>
    </section>
  );
}
