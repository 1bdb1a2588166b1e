import type { GroceryList } from '@weekbord/contract/groceries/models';
import { isLinkOver } from '@weekbord/domain/groceries/link-life';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { LinkActions } from '../../../shared/secret-link/link-actions.tsx';
import { LinkToCopy } from '../../../shared/secret-link/link-to-copy.tsx';
import { useShareList, useStopSharing } from '../api/shared-lists.ts';
import { linkOf, readLinkSecret } from '../model/kept-link.ts';

interface ShareDialogProps {
  list: GroceryList;
  /** Called to ask which days a new list is for. */
  onNewList: () => void;
  onClose: () => void;
}

/** Creates a link to a list, shares it, and revokes it after confirmation. */
export function ShareDialog({ list, onNewList, onClose }: ShareDialogProps) {
  const say = usePhrases('sharing');
  const sayShared = usePhrases('shared');
  const sayList = usePhrases('groceries');
  const today = useToday();
  const share = useShareList();
  const stop = useStopSharing();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const secret = list.is_shared ? readLinkSecret(list) : undefined;
  const make = async () => {
    const result = await share.send(list.id);
    setFailure(result.ok ? null : result.failure);
    if (result.ok) showAlert(say('made'), { tone: 'good' });
  };
  const end = async () => {
    const result = await stop.send(list.id);
    if (!result.ok) return setFailure(result.failure);
    onClose();
    showAlert(say('stopped'), { tone: 'good' });
  };
  if (!list.is_shared && isLinkOver({ endDate: list.end_date, madeOn: today }, today)) {
    return (
      <Dialog isOpen title={say('title')} closeLabel={sayShared('close')} size="small" onClose={onClose}>
        <div className="grid gap-3">
          <p className="text-ink-soft">{say('isOver')}</p>
          <Button isWide icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNewList}>
            {sayList('newList')}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title={say('title')} closeLabel={sayShared('close')} size="small" onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-ink-soft">{say(textOf(list.is_shared, secret))}</p>
        {secret !== undefined && <LinkToHandOn link={linkOf(secret)} />}
        <LinkActions
          isMade={list.is_shared}
          isHere={secret !== undefined}
          words={{
            make: say('makeLink'),
            makeNew: say('newLink'),
            end: say('stop'),
            endsTitle: say('endsTitle'),
            endsText: say('endsText'),
          }}
          isMaking={share.isPending}
          isEnding={stop.isPending}
          failure={failure}
          onMake={() => void make()}
          onEnd={() => void end()}
        />
      </div>
    </Dialog>
  );
}

function textOf(isShared: boolean, secret: string | undefined) {
  if (!isShared) return 'text';
  return secret === undefined ? 'isSharedElsewhere' : 'isShared';
}

function LinkToHandOn({ link }: { link: string }) {
  const say = usePhrases('sharing');
  return (
    <LinkToCopy link={link}>
      {'share' in navigator && (
        <Button
          tone="secondary"
          size="medium"
          icon={<Send aria-hidden="true" className="size-5" />}
          className="flex-auto"
          // The promise is rejected if the person closes the device's share sheet, which is not an error.
          onClick={() => void navigator.share({ title: say('sendText'), url: link }).catch(() => undefined)}
        >
          {say('send')}
        </Button>
      )}
    </LinkToCopy>
  );
}
