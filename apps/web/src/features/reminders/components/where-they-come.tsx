import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Switch } from '@weekbord/ui/switch/switch';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { appDisplay } from '../../../shared/app-display.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { phonePush } from '../../../shared/push/phone-push.ts';
import { type Reminders, useRemovePushDevice } from '../api/reminders.ts';
import { type DeviceState, useThisDevice } from '../model/use-this-device.ts';

/** Says where reminders are sent: to this device, to other devices, or otherwise by email. */
export function WhereTheyCome({ reminders, email }: { reminders: Reminders; email: string }) {
  const say = usePhrases('reminders');
  const sayShared = usePhrases('shared');
  const { state, isChanging, failure, turnOn, turnOff } = useThisDevice(reminders);
  const remove = useRemovePushDevice();
  const { devices } = reminders;
  const others = state === 'ON' ? devices.length - 1 : devices.length;
  const byMail = async () => {
    if (state === 'ON') await turnOff();
    for (const { id } of devices) await remove.send(id);
  };
  return (
    <Card as="section" labelledBy="where-reminders-come" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="where-reminders-come" className="text-heading font-bold">
        {say('where')}
      </h2>
      <p role="status" className="wrap-break-word">
        {devices.length > 0 ? say('onDevices', { count: devices.length }) : say('byMail', { email })}
      </p>
      {(state === 'ON' || state === 'OFF') && (
        <Switch isOn={state === 'ON'} isDisabled={isChanging} onChange={(isOn) => void (isOn ? turnOn() : turnOff())}>
          <span className="block font-semibold">{say('onThisDevice')}</span>
          {state === 'OFF' && (
            <span className="block text-small text-ink-soft">{say(phonePush() ? 'phoneAsk' : 'deviceAsk')}</span>
          )}
        </Switch>
      )}
      <WhyNot state={state} hasKey={reminders.application_server_key !== null} />
      {failure && (
        <Notice tone="bad">
          {failure === 'BROWSER' ? say(phonePush() ? 'phoneFailed' : 'deviceFailed') : failureText(failure, sayShared)}
        </Notice>
      )}
      {others > 0 && (
        <div>
          <Button tone="secondary" size="medium" isBusy={remove.isPending} onClick={() => void byMail()}>
            {say('mailInstead')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Says why this device cannot receive notifications, and what the person can do about it. */
function WhyNot({ state, hasKey }: { state: DeviceState; hasKey: boolean }) {
  const say = usePhrases('reminders');
  if (state === 'REFUSED') return <Notice tone="plain">{say(phonePush() ? 'phoneRefused' : 'deviceRefused')}</Notice>;
  // Not shown if the server has no push service, because it would be pointless, or in the native app, which must not
  // mention browsers.
  if (state !== 'UNABLE' || !hasKey || appDisplay() === 'native') return null;
  return <Notice tone="plain">{say(worksOnceInstalled() ? 'deviceInstall' : 'deviceUnable')}</Notice>;
}

/** Whether this is a browser on iOS, which supports notifications only for installed sites. */
function worksOnceInstalled(): boolean {
  return 'standalone' in navigator && appDisplay() === 'browser';
}
