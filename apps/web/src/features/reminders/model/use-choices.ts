import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type ReminderChoices, type Reminders, remindersQuery, useReplaceReminders } from '../api/reminders.ts';
import { choicesOf, isComplete } from './choices.ts';

/** The user's reminder settings, saved on each change. */
interface Choices {
  readonly choices: ReminderChoices;
  change: (changed: Partial<ReminderChoices>) => void;
  readonly failure: ApiFailure | null;
  /** Retries saving after a failure. */
  retry: () => void;
}

/**
 * Saves each change immediately, one at a time. Incomplete choices are not sent until they are complete. If another
 * device saved in the meantime, its version wins and is shown.
 */
export function useChoices(reminders: Reminders): Choices {
  const say = usePhrases('reminders');
  const client = useQueryClient();
  const replace = useReplaceReminders();
  const [draft, setDraft] = useState<ReminderChoices | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const latest = useRef<ReminderChoices | null>(null);
  const isSaving = useRef(false);

  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    while (latest.current !== null && isComplete(latest.current)) {
      const sending: ReminderChoices = latest.current;
      const version = client.getQueryData(remindersQuery.queryKey)?.version ?? reminders.version;
      const result = await replace.send({ body: { ...sending, version } });
      if (!result.ok && isConflict(result.failure)) {
        latest.current = null;
        setDraft(null);
        showAlert(say('changedElsewhere'));
        await client.invalidateQueries({ queryKey: remindersQuery.queryKey });
        break;
      }
      setFailure(result.ok ? null : result.failure);
      if (!result.ok) break;
      if (latest.current !== sending) continue;
      latest.current = null;
      setDraft(null);
    }
    isSaving.current = false;
  };

  const choices = draft ?? choicesOf(reminders);
  return {
    choices,
    change: (changed) => {
      // Builds on the latest change, because a single tap may cause two changes before anything is rendered.
      latest.current = { ...(latest.current ?? choices), ...changed };
      setDraft(latest.current);
      void save();
    },
    failure,
    retry: () => void save(),
  };
}

function isConflict(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}
