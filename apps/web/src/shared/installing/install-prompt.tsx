import { Button } from '@weekbord/ui/button/button';
import { useState } from 'react';
import { useBrand } from '../brand/brand.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { InstallButton } from './install-button.tsx';
import { deferInstallHere, promptsInstallHere } from './prompt-here.ts';
import { useInstall } from './use-install.ts';

/**
 * Offers, above the tabs, to install the app if the portal enables that; once dismissed, it stays hidden for a while.
 */
export function InstallPrompt() {
  const say = usePhrases('installing');
  const brand = useBrand();
  const [isShown, setShown] = useState(() => promptsInstallHere(brand?.uses_pwa === true));
  const install = useInstall();
  if (!isShown || install.state === 'installed') return null;
  const putOff = () => {
    deferInstallHere();
    setShown(false);
  };
  return (
    <section
      aria-labelledby="install-prompt"
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-w-lg gap-3 rounded-card bg-surface p-4 shadow-raised ring-1 ring-line low:static low:mx-3"
    >
      <div className="flex items-center gap-3">
        <img src="/icon-192.png" alt="" className="size-12 shrink-0" />
        <div className="min-w-0">
          <h2 id="install-prompt" className="font-bold">
            {say('entryTitle', { portal: brand?.name ?? '' })}
          </h2>
          <p className="text-small text-ink-soft">{say('promptText')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="medium" className="flex-auto" onClick={putOff}>
          {say('notNow')}
        </Button>
        <InstallButton install={install} size="medium" className="flex-auto" />
      </div>
    </section>
  );
}
