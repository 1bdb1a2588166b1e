import { Button } from '@weekbord/ui/button/button';
import { MonitorDown, Smartphone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { InstallGuideDialog } from './install-guide-dialog.tsx';
import type { useInstall } from './use-install.ts';

interface InstallButtonProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'isWide' | 'className'> {
  install: ReturnType<typeof useInstall>;
}

/** Installs the app if the browser offers that, or else says how. Renders nothing if the app is installed. */
export function InstallButton({ install: { state, install }, ...look }: InstallButtonProps) {
  const say = usePhrases('installing');
  const [isOpen, setOpen] = useState(false);
  if (state === 'installed') return null;
  if (state === 'offered')
    return (
      <Button {...look} icon={<MonitorDown aria-hidden="true" className="size-5" />} onClick={() => void install()}>
        {say('install')}
      </Button>
    );
  return (
    <>
      <Button {...look} icon={<Smartphone aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {say('showHow')}
      </Button>
      <InstallGuideDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
