import { recordIds } from '@weekbord/domain/health-store/nutrition-out';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Switch } from '@weekbord/ui/switch/switch';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { ConsentChoice, useAnswerConsents } from '../../../shared/consents/consents.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { report } from '../../../shared/report.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { callNative, type HealthState, platform } from '../bridge.ts';
import { useHealthConnection } from './connection.ts';
import { removeWritten, switchNutritionOff, switchNutritionOn, switchWeightIn } from './exchange.ts';
import { useHealthPhrases } from './use-health-phrases.ts';

type Kind = 'weight' | 'nutrition';

/** What is exchanged with the phone's health store: weights are read, meals are written. */
export function HealthSheet({ onClose }: { onClose: () => void }) {
  const say = useHealthPhrases();
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const { state, isFailed, ask, openSettings } = useHealthState();
  const [isAskingToDelete, setAskingToDelete] = useState(false);
  return (
    <>
      <Dialog isOpen onClose={onClose} title={say(platform())} closeLabel={sayShared('close')}>
        {isFailed && <Notice tone="bad">{say('failed')}</Notice>}
        {state === undefined && !isFailed && (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{sayShared('loading')}</span>
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-24 rounded-card" />
          </div>
        )}
        {state?.availability === 'unavailable' && <Notice tone="plain">{say('unavailable')}</Notice>}
        {state?.availability === 'update' && (
          <Notice tone="plain">
            <p>{say('update')}</p>
            <SettingsButton label={say('updateNow')} onPress={openSettings} />
          </Notice>
        )}
        {state?.availability === 'available' && (
          <Switches
            user={user}
            state={state}
            ask={ask}
            openSettings={openSettings}
            onAskToDelete={() => setAskingToDelete(true)}
          />
        )}
      </Dialog>
      {isAskingToDelete && <OffDialog user={user} onClose={() => setAskingToDelete(false)} />}
    </>
  );
}

interface SwitchesProps {
  user: CurrentUser;
  state: HealthState;
  ask: (kind: Kind) => Promise<HealthState | undefined>;
  openSettings: () => void;
  /** Called when writing is switched off and there are written records. */
  onAskToDelete: () => void;
}

function Switches({ user, state, ask, openSettings, onAskToDelete }: SwitchesProps) {
  const say = useHealthPhrases();
  const client = useQueryClient();
  const { weightIn, nutritionOut, written } = useHealthConnection(user.id);
  const [refused, setRefused] = useState<Kind | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isBlocked = needsConsent(user);
  const isDenied = (kind: Kind, isOn: boolean) => refused === kind || (isOn && state[kind] === 'denied');
  const hasWritten = recordIds(written).length > 0;

  const turnOn = async (kind: Kind) => {
    setBusy(true);
    setRefused(null);
    const allowed = await ask(kind);
    setBusy(false);
    if (allowed === undefined) return;
    if (allowed[kind] === 'denied') return setRefused(kind);
    const begin = kind === 'weight' ? switchWeightIn(client, user, true) : switchNutritionOn(client, user);
    // The switch stays on. What could not be exchanged now is exchanged next time.
    begin.catch((error: unknown) => report('The health store was not reached', error));
  };
  const turnOffNutrition = () => {
    if (hasWritten) onAskToDelete();
    else switchNutritionOff(user);
  };
  const notAllowed = (
    <Notice tone="plain">
      <p>{say('refused')}</p>
      <p>{say(`refusedWay_${platform()}`)}</p>
      <SettingsButton label={say('openSettings')} onPress={openSettings} />
    </Notice>
  );
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{say('text')}</p>
      <Part
        title={say('weight')}
        hint={say('weightHint')}
        isOn={weightIn !== null && !isBlocked}
        isDisabled={isBusy || isBlocked}
        onSwitch={(isOn) => void (isOn ? turnOn('weight') : switchWeightIn(client, user, false))}
      >
        {isBlocked && <BodyConsent />}
        {isDenied('weight', weightIn !== null) && notAllowed}
        {weightIn !== null && state.weight === 'unknown' && (
          <p className="text-small text-ink-soft">{say('readUnknown')}</p>
        )}
      </Part>
      <Part
        title={say('nutrition')}
        hint={say('nutritionHint')}
        isOn={nutritionOut !== null}
        isDisabled={isBusy}
        onSwitch={(isOn) => (isOn ? void turnOn('nutrition') : turnOffNutrition())}
      >
        {isDenied('nutrition', nutritionOut !== null) && notAllowed}
        {nutritionOut === null && hasWritten && <DeleteWritten user={user} />}
      </Part>
      <p className="text-small text-ink-soft">{say('others')}</p>
    </div>
  );
}

interface PartProps {
  title: string;
  hint: string;
  isOn: boolean;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

function Part({ title, hint, isOn, isDisabled, onSwitch, children }: PartProps) {
  return (
    <div className="grid gap-3">
      <Switch isOn={isOn} isDisabled={isDisabled} onChange={onSwitch}>
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{hint}</span>
      </Switch>
      {children}
    </div>
  );
}

function SettingsButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className="-ml-3">
      <Button tone="quiet" size="small" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

/** Weights are stored only with consent to body measurements. */
function BodyConsent() {
  const say = useHealthPhrases();
  const answer = useAnswerConsents();
  return (
    <>
      <p>{say('weightConsent')}</p>
      <ConsentChoice
        purpose="BODY"
        isGiven={answer.isPending}
        onChange={(isGiven) => isGiven && void answer.send({ given: ['BODY'] })}
      />
    </>
  );
}

/**
 * The server stores no weights for people who withdrew consent, or who were never asked because they have no profile.
 */
function needsConsent({ consents_given: given, consents_due: due }: CurrentUser): boolean {
  return !given.includes('BODY') && !due.includes('BODY');
}

function DeleteWritten({ user }: { user: CurrentUser }) {
  const say = useHealthPhrases();
  const { remove, isBusy, isFailed } = useRemoval(user);
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="secondary" size="medium" isBusy={isBusy} onClick={() => void remove()}>
        {say('deleteWritten')}
      </Button>
      {isFailed && <Notice tone="bad">{say('failed')}</Notice>}
    </div>
  );
}

function OffDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const say = useHealthPhrases();
  const sayShared = usePhrases('shared');
  const { remove, isBusy, isFailed } = useRemoval(user);
  const turnOff = async (deletes: boolean) => {
    switchNutritionOff(user);
    if (!deletes || (await remove())) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('offTitle')}
      closeLabel={sayShared('close')}
      size="small"
      footer={
        <div className="grid gap-2">
          <Button size="medium" isDisabled={isBusy} onClick={() => void turnOff(false)}>
            {say('offKeep')}
          </Button>
          <Button tone="danger" size="medium" isBusy={isBusy} onClick={() => void turnOff(true)}>
            {say('offDelete')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{say('offText')}</p>
      {isFailed && <Notice tone="bad">{say('failed')}</Notice>}
    </Dialog>
  );
}

function useRemoval(user: CurrentUser) {
  const say = useHealthPhrases();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  /** Deletes the records; returns whether it succeeded. */
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await removeWritten(user);
      showAlert(say('deleted'), { tone: 'good' });
      return true;
    } catch (error) {
      report('The health store deleted nothing', error);
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { remove, isBusy, isFailed };
}

/** The access that the health store grants, read again when the person returns from its settings. */
function useHealthState() {
  const [state, setState] = useState<HealthState>();
  const [isFailed, setFailed] = useState(false);
  const attempt = useCallback(async (call: () => Promise<HealthState>) => {
    try {
      const next = await call();
      setState(next);
      setFailed(false);
      return next;
    } catch (error) {
      report('The health store does not say what it allows', error);
      setFailed(true);
      return undefined;
    }
  }, []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void attempt(() => callNative('HealthStore.state'));
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [attempt]);
  return {
    state,
    isFailed,
    ask: (kind: Kind) => attempt(() => callNative('HealthStore.ask', { [kind]: true })),
    openSettings: () =>
      void callNative('HealthStore.openSettings').catch((error: unknown) => {
        report('The settings of the health store do not open', error);
        setFailed(true);
      }),
  };
}
