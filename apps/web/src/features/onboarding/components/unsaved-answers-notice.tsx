import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { CloudUpload } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { completeOnboarding } from '../api/complete-onboarding.ts';
import { draftStore } from '../model/draft-store.ts';

/** Says that this person's answers are not saved yet, and offers a retry. */
export function UnsavedAnswersNotice() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const { id } = useCurrentUser();
  const titleId = useId();
  const [isSaving, setSaving] = useState(false);
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current);
  useEffect(() => {
    draftStore.open(id);
  }, [id]);
  if (draft?.owner !== id || draft.state !== 'submitted') return null;

  const retry = async () => {
    setSaving(true);
    const isSaved = await completeOnboarding(client);
    setSaving(false);
    if (isSaved) showAlert(say('saved'), { tone: 'good' });
  };

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warning-soft px-4 py-3.5"
    >
      <CloudUpload aria-hidden="true" className="size-6 shrink-0 text-warning" />
      <div className="min-w-48 flex-1">
        <h2 id={titleId} className="font-bold">
          {say('unsavedTitle')}
        </h2>
        <p className="text-small text-ink-soft">{say('unsavedText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/onboarding/$step"
          params={{ step: 'goal' }}
          className={buttonClasses({ tone: 'quiet', size: 'small' })}
        >
          {say('unsavedReview')}
        </Link>
        <Button size="medium" isBusy={isSaving} onClick={() => void retry()}>
          {sayShared('retry')}
        </Button>
      </div>
    </section>
  );
}
