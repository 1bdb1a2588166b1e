import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { FixedPicture } from '../../../shared/dish-picture/fixed-picture-names.ts';
import { Plate, WARM_GROUND } from './plate.tsx';

/** The pane next to a question: a kind word, why we ask, and three illustrations, the first one large. */
export interface PaneLook {
  readonly heading: string;
  readonly why: string;
  readonly pictures: readonly [FixedPicture, FixedPicture, FixedPicture];
}

interface WizardPaneProps {
  look: PaneLook;
  number: Readonly<{ step: number; total: number }>;
}

/** Next to the form on a wide screen: the progress, and why we ask. */
export function WizardPane({ look, number }: WizardPaneProps) {
  const say = usePhrases('onboarding');
  return (
    <aside className={`sticky top-0 hidden h-dvh flex-col overflow-hidden p-10 wide:flex ${WARM_GROUND}`}>
      <Wordmark />
      <div className="my-auto grid justify-items-center gap-8 py-6 text-center">
        <Plate pictures={look.pictures} className="w-[min(21rem,42dvh)]" />
        <div className="grid max-w-md gap-3">
          <p className="text-title font-extrabold text-balance">{look.heading}</p>
          <p className="text-body text-balance opacity-85">{look.why}</p>
        </div>
      </div>
      <div className="grid gap-2.5">
        <p className="text-small font-semibold">{say('stepOf', number)}</p>
        <ProgressBar
          label={say('progress')}
          value={number.step}
          max={number.total}
          className="bg-white/60! dark:bg-white/15!"
        />
      </div>
    </aside>
  );
}
