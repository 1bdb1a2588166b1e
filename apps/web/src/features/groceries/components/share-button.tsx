import type { GroceryList } from '@weekbord/contract/groceries/models';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

const loadDialog = () => import('./share-dialog.tsx');
const ShareDialog = lazyPart(async () => (await loadDialog()).ShareDialog);

/** Opens the dialog for sharing a list; says whether it is shared. */
export function ShareButton({ list, onNewList }: { list: GroceryList; onNewList: () => void }) {
  const say = usePhrases('sharing');
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <IconButton
        label={list.is_shared ? `${say('share')}: ${say('shared')}` : say('share')}
        icon={<Share2 aria-hidden="true" className="size-5" />}
        className={list.is_shared ? 'bg-brand-soft text-brand-strong' : ''}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog
            list={list}
            onNewList={() => {
              setOpen(false);
              onNewList();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
