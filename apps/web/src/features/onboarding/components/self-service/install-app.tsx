import { Notice } from '@weekbord/ui/notice/notice';
import { InstallButton } from '../../../../shared/installing/install-button.tsx';
import { InstallGuide } from '../../../../shared/installing/install-guide.tsx';
import { browserHere, useInstall } from '../../../../shared/installing/use-install.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { SelfServiceFrame } from './self-service-frame.tsx';

/** How to install the app on the home screen: with a button if the browser supports that, or else step by step. */
export function InstallApp({ onDone }: { onDone: () => void }) {
  const say = usePhrases('selfService');
  const sayInstalling = usePhrases('installing');
  const install = useInstall();
  return (
    <SelfServiceFrame
      screen="install"
      title={say('installTitle')}
      text={say('installText')}
      nextLabel={say('toDiary')}
      onNext={onDone}
    >
      {install.state === 'installed' && <Notice tone="good">{sayInstalling('installed')}</Notice>}
      {install.state === 'offered' && <InstallButton install={install} tone="secondary" isWide />}
      {install.state === 'guided' && <InstallGuide seen={browserHere()} />}
    </SelfServiceFrame>
  );
}
