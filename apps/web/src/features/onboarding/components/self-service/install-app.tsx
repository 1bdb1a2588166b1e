import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { MonitorDown, MoreVertical, Plus, Share, type LucideIcon } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useInstall } from '../../model/use-install.ts';
import { SelfServiceFrame } from './self-service-frame.tsx';

/** How the app comes to the home screen: by a button where the browser has one, else in two steps. */
export function InstallApp({ onDone }: { onDone: () => void }) {
  const say = usePhrases('selfService');
  const { state, install } = useInstall();
  return (
    <SelfServiceFrame
      screen="install"
      title={say('installTitle')}
      text={say('installText')}
      nextLabel={say('toDiary')}
      onNext={onDone}
    >
      {state === 'installed' && <Notice tone="good">{say('installed')}</Notice>}
      {state === 'offered' && (
        <Button
          tone="secondary"
          isWide
          icon={<MonitorDown aria-hidden="true" className="size-5" />}
          onClick={() => void install()}
        >
          {say('installAction')}
        </Button>
      )}
      {state === 'apple' && (
        <Steps
          steps={[
            [Share, say('appleStep1')],
            [Plus, say('appleStep2')],
          ]}
        />
      )}
      {state === 'menu' && (
        <Steps
          steps={[
            [MoreVertical, say('menuStep1')],
            [MonitorDown, say('menuStep2')],
          ]}
        />
      )}
    </SelfServiceFrame>
  );
}

function Steps({ steps }: { steps: readonly (readonly [LucideIcon, string])[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(([Icon, text], index) => (
        <li
          key={text}
          className="flex min-h-16 items-center gap-4 rounded-card bg-surface p-4 shadow-card dark:ring-1 dark:ring-inset dark:ring-line"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-strong">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 font-semibold">{text}</span>
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </li>
      ))}
    </ol>
  );
}
