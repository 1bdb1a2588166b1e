import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { useChangeProfile, useMakeProfile } from '../../../features/clients/api/client-profile.ts';
import { type Client, clientQuery } from '../../../features/clients/api/clients.ts';
import { IntakeForm } from '../../../features/clients/components/intake-form.tsx';
import { useCoachUnit, useIntakeForm } from '../../../features/clients/components/use-intake-form.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { bodyOfIntake, draftOfIntake, newIntake } from '../../../features/clients/model/intake-draft.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { MissingClient } from './missing-client.tsx';

/** Makes or changes the profile of a client. */
export function ClientProfileScreen({ clientId }: { clientId: number }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { data: client, error, refetch } = useQuery(clientQuery(clientId));
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const close = () => void navigate({ to: '/clients/$clientId', params: { clientId: String(clientId) } });
  // What is filled in stays as it was typed while the client is read anew.
  if (client) return <ProfileOf key={client.id} client={client} onClose={close} />;
  return <MissingClient error={error} onRetry={() => void refetch()} onClose={close} />;
}

function ProfileOf({ client, onClose }: { client: Client; onClose: () => void }) {
  const say = usePhrases('clientIntake');
  const sayShared = usePhrases('shared');
  const typed = useTypedNumber();
  const unit = useCoachUnit();
  const changing = useChangeProfile(client.id);
  const making = useMakeProfile(client.id);
  const { intake } = client;
  const sending = intake === null ? making : changing;
  const [draft, setDraft] = useState(() => (intake === null ? newIntake(unit) : draftOfIntake(intake, unit, typed)));
  const needsBodyFat = intake === null || intake.body_fat_percentage !== null;
  const form = useIntakeForm({ draft, unit, needsBodyFat, failure: formFailure(sending.error), path: '' });
  const name = clientName(client);
  const save = async () => {
    if (sending.isPending) return;
    const body = bodyOfIntake(draft, unit);
    const result =
      intake === null
        ? await making.send({ body: { ...body, user_id: client.id } })
        : await changing.send({ params: { id: intake.id }, body });
    if (!result.ok) return;
    showAlert(say('saved', { name }));
    onClose();
  };
  return (
    <Page
      title={say('editTitle', { name })}
      text={say('intakeText')}
      back={{ label: sayShared('back'), onPress: onClose }}
      bottomAction={
        <Button type="submit" form={form.id} isWide isDisabled={!form.isRight} isBusy={sending.isPending}>
          {sayShared('save')}
        </Button>
      }
    >
      {form.generalFailure && (
        <div className="mb-4">
          <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>
        </div>
      )}
      <form id={form.id} noValidate onSubmit={form.submit(() => void save())}>
        <IntakeForm draft={draft} unit={unit} form={form} onChange={setDraft} />
      </form>
    </Page>
  );
}
