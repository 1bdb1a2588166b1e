import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type Client, useSetClientAccess } from '../../api/clients.ts';

/** Whether a client has access to the product; changing it asks for confirmation. */
export function ClientSettings({ client, name }: { client: Client; name: string }) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const [isAsking, setAsking] = useState(false);
  const access = useSetClientAccess(client.id);
  const isEnabled = client.account_enabled;
  const change = async () => {
    const result = await access.send(!isEnabled);
    setAsking(false);
    if (result.ok) showAlert(say(isEnabled ? 'deactivatedNow' : 'activatedNow', { name }));
  };
  return (
    <Card as="section" labelledBy="client-access">
      <h2 id="client-access" className="font-bold">
        {say('access')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{say(isEnabled ? 'isActive' : 'isDeactivated', { name })}</p>
      <Button tone={isEnabled ? 'secondary' : 'primary'} size="medium" onClick={() => setAsking(true)}>
        {say(isEnabled ? 'deactivate' : 'activate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(isEnabled ? 'deactivateTitle' : 'activateTitle', { name })}
        text={say(isEnabled ? 'deactivateText' : 'activateText')}
        confirmLabel={say(isEnabled ? 'deactivate' : 'activate')}
        cancelLabel={sayShared('cancel')}
        isDangerous={isEnabled}
        isBusy={access.isPending}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
