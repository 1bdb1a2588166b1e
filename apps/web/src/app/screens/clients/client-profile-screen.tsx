import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { useChangeAvoided, useChangeProfile, useMakeProfile } from '../../../features/clients/api/client-profile.ts';
import { type Client, clientQuery } from '../../../features/clients/api/clients.ts';
import { IntakeForm } from '../../../features/clients/components/client/intake-form.tsx';
import { useIntakeForm } from '../../../features/clients/components/client/use-intake-form.ts';
import { useCoachUnit } from '../../../features/clients/model/coach-unit.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { bodyOfIntake, draftOfClient, isSameAvoided } from '../../../features/clients/model/intake-draft.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { MissingClient } from './missing-client.tsx';

/** Creates or edits the profile of a client. */
export function ClientProfileScreen({ clientId }: { clientId: number }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { data: client, error, refetch } = useQuery(clientQuery(clientId));
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const close = () => void navigate({ to: '/clients/$clientId', params: { clientId: String(clientId) } });
  // Not replaced while the client is refetched, so that typed text stays.
  if (client) return <ProfileOf key={client.id} client={client} onClose={close} />;
  return <MissingClient error={error} onRetry={() => void refetch()} onClose={close} />;
}

function ProfileOf({ client, onClose }: { client: Client; onClose: () => void }) {
  const say = usePhrases('clientIntake');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const unit = useCoachUnit();
  const changing = useChangeProfile(client.id);
  const making = useMakeProfile(client.id);
  const avoiding = useChangeAvoided(client.id);
  const { intake, ingredients_to_avoid: avoids, minor_statement: statement } = client;
  const sending = intake === null ? making : changing;
  const [draft, setDraft] = useState(() => draftOfClient(client, unit, language));
  const needsBodyFat = intake === null || intake.body_fat_percentage !== null;
  const form = useIntakeForm({
    draft,
    unit,
    needsBodyFat,
    wasStated: statement !== null,
    failure: formFailure(avoiding.error ?? sending.error),
    path: '',
  });
  const isBusy = avoiding.isPending || sending.isPending;
  const name = clientName(client);
  const save = async () => {
    if (isBusy) return;
    // The foods to avoid are sent first, because they can be sent again if the profile is refused.
    if (!isSameAvoided(draft.avoided, avoids) && !(await avoiding.send(draft.avoided)).ok) return;
    const body = bodyOfIntake(draft, { today: today(), language });
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
        <Button type="submit" form={form.id} isWide isDisabled={!form.isRight} isBusy={isBusy}>
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
        <IntakeForm draft={draft} statedAt={statement?.at} unit={unit} form={form} onChange={setDraft} />
      </form>
    </Page>
  );
}
