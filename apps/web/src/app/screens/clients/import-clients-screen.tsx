import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { Link, Navigate, useBlocker, useNavigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useEffect, useRef, useState } from 'react';
import type { Inviting } from '../../../features/clients/api/invite-clients.ts';
import {
  ClientFileChoice,
  ClientFileProblem,
  OtherFileButton,
} from '../../../features/clients/components/add/client-file-choice.tsx';
import { ClientFileRows } from '../../../features/clients/components/add/client-file-rows.tsx';
import { ClientRowDialog } from '../../../features/clients/components/list/client-row-dialog.tsx';
import { canInvite, inviteeOf, type ShownRow } from '../../../features/clients/model/imported-rows.ts';
import { type ClientFileInUse, useClientFile } from '../../../features/clients/model/use-client-file.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { appDisplay } from '../../../shared/app-display.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { isSessionOver } from '../../../shared/session/token.ts';

/** Invites the clients in a CSV file: choose it, check and correct its rows, invite. */
export function ImportClientsScreen() {
  const say = usePhrases('clientImport');
  const sayClients = usePhrases('clients');
  const sayIntake = usePhrases('clientIntake');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const inUse = useClientFile();
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const back = { label: sayClients('back'), onPress: () => void navigate({ to: '/clients' }) };
  if (appDisplay() === 'native') {
    return (
      <Page title={say('title')} back={back}>
        <EmptyState title={sayIntake('onWebOnly')} text={sayIntake('onWebOnlyText')} />
      </Page>
    );
  }
  if (inUse.file) return <OpenedFile key={inUse.file.id} inUse={inUse} file={inUse.file} back={back} />;
  return (
    <Page title={say('title')} text={say('text')} back={back}>
      <ClientFileChoice {...inUse} />
    </Page>
  );
}

interface OpenedFileProps {
  inUse: ClientFileInUse;
  file: NonNullable<ClientFileInUse['file']>;
  back: Readonly<{ label: string; onPress: () => void }>;
}

function OpenedFile({ inUse, file: { name, unused, rows }, back }: OpenedFileProps) {
  const say = usePhrases('clientImport');
  const { inviting } = inUse;
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [edited, setEdited] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const faulty = rows.filter(({ state }) => state.kind === 'FAULTY').length;
  const ready = rows.filter(({ state }) => canInvite(state));
  const isUndecided = ready.some(({ row }) => row.language === null);
  const opened = rows.find(({ row }) => row.line === edited);
  const wasStarted = inviting.batch !== undefined;
  return (
    <Page
      title={say('title')}
      back={back}
      width="wide"
      bottomAction={
        <InviteFooter
          inviting={inviting}
          ready={ready}
          onInvite={() => void inviting.invite(ready.map(({ row }) => inviteeOf(row, language)))}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ClientFileProblem problem={inUse.problem} />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-heading font-bold wrap-anywhere outline-none">
              {name}
            </h2>
            <p role="status" className="font-semibold">
              {!wasStarted && say('canInvite', { ready: ready.length, count: rows.length })}
            </p>
            {faulty > 0 && <p className="text-small text-danger">{say('toCorrect', { count: faulty })}</p>}
            {unused.length > 0 && (
              <p className="text-small text-ink-soft wrap-anywhere">{say('notUsed', { names: unused.join(', ') })}</p>
            )}
          </div>
          {!inviting.isSending && <OtherFileButton {...inUse} />}
        </div>
        {!wasStarted && <p className="max-w-prose text-small text-ink-soft">{say('inviteText')}</p>}
        {isUndecided && !wasStarted && (
          <div className="max-w-md">
            <SegmentedControl
              label={say('languageOfOthers')}
              value={language}
              onChange={setLanguage}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </div>
        )}
        <ClientFileRows
          rows={rows}
          language={LANGUAGE_NAMES[language]}
          isFixed={inviting.isSending}
          onEdit={setEdited}
          onLeaveOut={inUse.leaveOut}
        />
      </div>
      {opened && (
        <ClientRowDialog
          row={opened.row}
          check={inUse.check}
          refusal={opened.state.kind === 'REFUSED' ? fieldMessage(opened.state.failure, 'email') : undefined}
          onSave={inUse.correct}
          onClose={() => setEdited(undefined)}
        />
      )}
      <LeaveGuard inviting={inviting} />
    </Page>
  );
}

interface InviteFooterProps {
  inviting: Inviting;
  ready: readonly ShownRow[];
  onInvite: () => void;
}

/** The button that invites, the progress, and the result. */
function InviteFooter({ inviting: { batch, isSending }, ready, onInvite }: InviteFooterProps) {
  const say = usePhrases('clientImport');
  const result = useRef<HTMLDivElement>(null);
  // Moves the focus to the result, because the pressed button may be gone by then.
  useEffect(() => {
    if (batch?.isOver === true) result.current?.focus();
  }, [batch?.isOver]);
  const count = ready.length;
  if (batch && isSending) {
    const { done, total } = batch;
    const text = say('inviting', { done, total });
    return (
      <div className="grid gap-2">
        <p className="text-small font-semibold">{text}</p>
        <ProgressBar label={say('title')} value={done} max={total} valueText={text} />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {batch && (
        <div ref={result} tabIndex={-1} className="outline-none">
          <Result batch={batch} />
        </div>
      )}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        {batch && (
          <Link to="/clients" className={buttonClasses({ tone: count > 0 ? 'secondary' : 'primary' })}>
            {say('toClients')}
          </Link>
        )}
        {(count > 0 || !batch) && (
          <Button isDisabled={count === 0} onClick={onInvite}>
            {say(batch?.stoppedBy ? 'inviteRest' : 'invite', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}

function Result({ batch: { invited, total, stoppedBy } }: { batch: NonNullable<Inviting['batch']> }) {
  const say = usePhrases('clientImport');
  const sayShared = usePhrases('shared');
  if (stoppedBy) {
    const isTooMany = stoppedBy.kind === 'refused' && stoppedBy.status === 429;
    return (
      <Notice tone="bad">
        <p className="font-bold">{say('stopped', { done: invited, total })}</p>
        <p>{isTooMany ? say('tooManyAtOnce') : failureText(stoppedBy, sayShared)}</p>
      </Notice>
    );
  }
  if (invited === total) return <Notice tone="good">{say('allInvited', { count: total })}</Notice>;
  return <Notice tone="plain">{say('someInvited', { invited, others: total - invited })}</Notice>;
}

/** Asks for confirmation before the screen is left while invitations are being sent, and then says what was sent. */
function LeaveGuard({ inviting: { batch, isSending, stop } }: { inviting: Inviting }) {
  const say = usePhrases('clientImport');
  // Not asked once the session is over, because the login page then opens automatically.
  const mustAsk = () => isSending && !isSessionOver();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => mustAsk() && current.pathname !== next.pathname,
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
  const { status, reset } = blocker;
  // Closes the question once everything has been sent.
  useEffect(() => {
    if (status === 'blocked' && !isSending) reset();
  }, [status, isSending, reset]);
  const leave = async () => {
    const stopped = stop();
    blocker.proceed?.();
    const { invited } = await stopped;
    showAlert(say('someInvited', { invited, others: (batch?.total ?? 0) - invited }));
  };
  return (
    <ConfirmDialog
      isOpen={status === 'blocked' && isSending}
      title={say('leaveTitle')}
      text={say('leaveText', { done: batch?.done ?? 0, total: batch?.total ?? 0 })}
      confirmLabel={say('leave')}
      cancelLabel={say('stay')}
      onConfirm={() => void leave()}
      onClose={() => blocker.reset?.()}
    />
  );
}
