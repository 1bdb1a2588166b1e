import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { type FormEvent, useId, useState } from 'react';
import { ensureDay } from '../../../../features/diary/api/create-missing-days.ts';
import { useEditNote } from '../../../../features/diary/api/edit-meals.ts';
import { useDateName } from '../../../../features/diary/components/day/use-date-name.ts';
import { alertFailure } from '../../../../shared/alerts/alert-failure.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

/** Maximum length of a note, in characters. */
const MAX_LENGTH = 5000;

interface NoteDialogProps {
  date: PlainDate;
  day: CalendarDay | undefined;
  onClose: () => void;
}

/** A person's note for a day, which their coach can also read. */
export function NoteDialog({ date, day, onClose }: NoteDialogProps) {
  const say = usePhrases('copying');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  const client = useQueryClient();
  const editNote = useEditNote();
  const { organisation, coach } = useCurrentUser();
  const formId = useId();
  const [text, setText] = useState(day?.note ?? '');
  const [isTried, setTried] = useState(false);
  const note = text.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (note === '') return;
    try {
      const dayId = day?.id ?? (await ensureDay(client, date));
      if (note !== day?.note) editNote(dayId, note);
      onClose();
    } catch (error) {
      await alertFailure(error);
    }
  };
  return (
    <Dialog
      isOpen
      title={say('noteTitle', { day: nameOf(date) })}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isWide>
          {sayShared('save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextArea
          label={say('noteLabel')}
          // The coach reads the note, so the prompt of the coach's organisation takes precedence over that of the
          // user's own.
          hint={coach?.organisation?.custom_notes_message ?? organisation?.custom_notes_message ?? say('noteHint')}
          value={text}
          onChange={setText}
          maxLength={MAX_LENGTH}
          error={isTried && note === '' ? sayShared('required') : undefined}
        />
      </form>
    </Dialog>
  );
}
