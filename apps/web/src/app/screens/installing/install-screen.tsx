import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { HelpLink } from '../../../shared/installing/help-link.tsx';
import { InstallButton } from '../../../shared/installing/install-button.tsx';
import { deferInstallHere } from '../../../shared/installing/prompt-here.ts';
import { useInstall } from '../../../shared/installing/use-install.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The first screen on a phone, for a portal whose app is installed from the browser. */
export function InstallScreen() {
  const say = usePhrases('installing');
  const navigate = useNavigate();
  const portal = useBrand()?.name ?? '';
  const install = useInstall();
  const stay = () => {
    if (install.state !== 'installed') deferInstallHere();
    void navigate({ to: '/login' });
  };
  return (
    <EntryFrame isPictured title={say('entryTitle', { portal })} text={say('entryText')} footer={<HelpLink />}>
      {install.state === 'installed' ? (
        <Notice tone="good">{say('installedOpen', { portal })}</Notice>
      ) : (
        <InstallButton install={install} isWide />
      )}
      <Button tone="quiet" size="medium" isWide onClick={stay}>
        {say('inBrowser')}
      </Button>
    </EntryFrame>
  );
}
