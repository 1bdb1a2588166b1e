import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAddClient } from '../../../features/clients/api/client-profile.ts';
import { BasicsForm, useBasicsForm } from '../../../features/clients/components/add/basics-form.tsx';
import { IntakeForm } from '../../../features/clients/components/client/intake-form.tsx';
import { useIntakeForm } from '../../../features/clients/components/client/use-intake-form.ts';
import { useCoachUnit } from '../../../features/clients/model/coach-unit.ts';
import { NEW_CLIENT } from '../../../features/clients/model/client-address.ts';
import { bodyOfIntake, newIntake } from '../../../features/clients/model/intake-draft.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { appDisplay } from '../../../shared/app-display.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const NEW = { to: '/clients/$clientId', params: { clientId: NEW_CLIENT } } as const;
const BASICS = ['first_name', 'last_name', 'email'];

/** Asks who a new client is, and then for the facts on which their plan is based. The step is in the URL. */
export function AddClientScreen({ search }: { search: Readonly<Record<string, unknown>> }) {
  const say = usePhrases('clientIntake');
  const sayClients = usePhrases('clients');
  const user = useCurrentUser();
  const navigate = useNavigate();
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const close = () => void navigate({ to: '/clients' });
  if (appDisplay() === 'native') {
    return (
      <Page title={say('title')} back={{ label: sayClients('back'), onPress: close }}>
        <EmptyState title={say('onWebOnly')} text={say('onWebOnlyText')} />
      </Page>
    );
  }
  return <Steps isIntake={search['step'] === 'intake'} onClose={close} />;
}

function Steps({ isIntake: asksIntake, onClose }: { isIntake: boolean; onClose: () => void }) {
  const say = usePhrases('clientIntake');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const router = useRouter();
  const unit = useCoachUnit();
  const adding = useAddClient();
  const [basics, setBasics] = useState({ first_name: '', last_name: '', email: '', language: currentLanguage() });
  const [intake, setIntake] = useState(() => newIntake(unit, currentLanguage()));
  const failure = formFailure(adding.error);
  const basicsForm = useBasicsForm({ draft: basics, onChange: setBasics, failure });
  const intakeForm = useIntakeForm({
    draft: intake,
    unit,
    needsBodyFat: true,
    wasStated: false,
    failure,
    path: 'intake.',
  });
  // The second step is shown only once the first is complete.
  const isIntake = asksIntake && basicsForm.isRight;
  const back = () => {
    if (!isIntake) onClose();
    else if (router.history.canGoBack()) router.history.back();
    else void navigate({ ...NEW, replace: true });
  };
  const add = async () => {
    if (adding.isPending) return;
    const person = {
      first_name: basics.first_name.trim(),
      last_name: basics.last_name.trim(),
      email: basics.email.trim(),
      language: basics.language,
    };
    const result = await adding.send({
      ...person,
      intake: bodyOfIntake(intake, { today: today(), language: currentLanguage() }),
      ...(intake.avoided.length > 0 && { ingredient_to_avoid_ids: [...intake.avoided] }),
    });
    if (result.ok) {
      showAlert(say('invited', { name: person.first_name }));
      return navigate({ to: '/clients/$clientId', params: { clientId: String(result.value.id) }, replace: true });
    }
    const refusal = result.failure;
    if (refusal.kind === 'fields' && BASICS.some((name) => name in refusal.errors))
      await navigate({ ...NEW, replace: true });
  };
  const step = isIntake ? 2 : 1;
  const general = basicsForm.generalFailure && intakeForm.generalFailure;
  return (
    <Page
      title={say('title')}
      text={say(isIntake ? 'intakeText' : 'basicsText')}
      back={{ label: sayShared('back'), onPress: back }}
      above={
        <div className="flex items-center gap-3">
          <ProgressBar label={say('stepOf', { step, total: 2 })} value={step} max={2} className="flex-1" />
          <span aria-hidden="true" className="text-tiny font-semibold text-ink-soft">
            {step} / 2
          </span>
          <IconButton label={sayShared('close')} onClick={onClose} icon={<X aria-hidden="true" className="size-6" />} />
        </div>
      }
      bottomAction={
        <Button
          type="submit"
          form={isIntake ? intakeForm.id : basicsForm.id}
          isWide
          isDisabled={isIntake ? !intakeForm.isRight : !basicsForm.isRight}
          isBusy={adding.isPending}
        >
          {isIntake ? say('add') : sayShared('next')}
        </Button>
      }
    >
      {general && (
        <div className="mb-4">
          <Notice tone="bad">{failureText(general, sayShared)}</Notice>
        </div>
      )}
      {isIntake ? (
        <form id={intakeForm.id} noValidate onSubmit={intakeForm.submit(() => void add())}>
          <IntakeForm draft={intake} unit={unit} form={intakeForm} onChange={setIntake} />
        </form>
      ) : (
        <form
          id={basicsForm.id}
          noValidate
          onSubmit={basicsForm.submit(() => void navigate({ ...NEW, search: { step: 'intake' } }))}
        >
          <BasicsForm draft={basics} form={basicsForm} onChange={setBasics} />
        </form>
      )}
    </Page>
  );
}
