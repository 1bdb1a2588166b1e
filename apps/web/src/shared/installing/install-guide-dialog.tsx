import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { usePhrases } from '../phrases/use-phrases.ts';
import { InstallGuide, useGuideTitle } from './install-guide.tsx';
import { browserHere } from './use-install.ts';

/** Says in a dialog how to install the app in this browser. */
export function InstallGuideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = usePhrases('installing');
  const sayShared = usePhrases('shared');
  const titleOf = useGuideTitle();
  const seen = browserHere();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(seen)}
      closeLabel={sayShared('close')}
      footer={
        <div className="flex flex-wrap gap-2">
          <Link
            to="/help/$article"
            params={{ article: 'install' }}
            className={buttonClasses({ tone: 'quiet', size: 'medium' })}
          >
            {say('help')}
          </Link>
          <Button size="medium" className="flex-auto" onClick={onClose}>
            {say('done')}
          </Button>
        </div>
      }
    >
      <InstallGuide seen={seen} />
    </Dialog>
  );
}
