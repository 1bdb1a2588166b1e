import { type Snooze, SNOOZES } from '@weekbord/domain/clients/snooze';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type NeedyClient, useEndClientSnooze, useSnoozeClient } from '../../api/client-needs.ts';
import { clientName } from '../../model/client-name.ts';

/** How long a snooze can be undone, in milliseconds. */
const UNDO_MS = 8000;

const CHOICES = { TOMORROW: 'laterTomorrow', WEEK: 'laterWeek', CHANGE: 'laterChange' } as const;
const DONE = { TOMORROW: 'backTomorrow', WEEK: 'backWeek', CHANGE: 'backChange' } as const;

/** Asks until when to snooze a client; can be undone. */
export function SnoozeDialog({ client, onClose }: { client: NeedyClient | undefined; onClose: () => void }) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const snoozing = useSnoozeClient();
  const ending = useEndClientSnooze();
  const name = client === undefined ? '' : clientName(client);
  const choose = async (id: number, until: Snooze) => {
    const result = await snoozing.send({ id, until });
    if (!result.ok) return;
    onClose();
    const action = { label: sayShared('undo'), onPress: () => void ending.send(id) };
    showAlert(say(DONE[until], { name }), { action, shownMs: UNDO_MS });
  };
  return (
    <Dialog
      isOpen={client !== undefined}
      onClose={onClose}
      title={say('laterTitle', { name })}
      closeLabel={sayShared('close')}
      size="small"
    >
      <div className="grid gap-2">
        {SNOOZES.map((until) => (
          <Button
            key={until}
            tone="secondary"
            size="medium"
            isBusy={snoozing.isPending && snoozing.variables.until === until}
            onClick={() => client && void choose(client.id, until)}
          >
            {say(CHOICES[until])}
          </Button>
        ))}
        <p className="mt-1 text-small text-ink-soft">{say('laterText')}</p>
      </div>
    </Dialog>
  );
}
