import { LONGEST_NOTE } from '@weekbord/domain/notes/note-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { FIRST_NOTES, MOST_NOTES_SHOWN, type Note, notesQuery, useMarkNotesRead, useWriteNote } from '../api/notes.ts';

/** The reader of the conversation: the client, or their coach. */
export type NoteReader = Readonly<{ kind: 'client' } | { kind: 'coach'; userId: number; name: string }>;

interface ConversationProps {
  reader: NoteReader;
  /** Whether the text field has the focus initially. */
  startsInField?: boolean;
}

/** The notes between a coach and a client, with a field to write one; opening it marks them as read. */
export function Conversation({ reader, startsInField = false }: ConversationProps) {
  const say = usePhrases('notes');
  const [count, setCount] = useState(FIRST_NOTES);
  const userId = reader.kind === 'coach' ? reader.userId : null;
  const query = useQuery({ ...notesQuery(userId, count), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch } = query;
  useMarkSeen(userId, data?.unread ?? 0, data?.results[0]?.id);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WriteNote userId={userId} startsInField={startsInField} />
      {data.results.length === 0 ? (
        <p className="text-ink-soft">
          {reader.kind === 'coach' ? say('noneTextOfClient', { name: reader.name }) : say('noneText')}
        </p>
      ) : (
        <ul aria-label={say('listLabel')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.results.map((note) => (
            <NoteItem key={note.id} note={note} reader={reader} />
          ))}
        </ul>
      )}
      {data.count > data.results.length && count < MOST_NOTES_SHOWN && (
        <Button tone="secondary" size="medium" isBusy={isFetching} onClick={() => setCount(MOST_NOTES_SHOWN)}>
          {say('older')}
        </Button>
      )}
    </div>
  );
}

/** Marks the notes as read, once per newest note. */
function useMarkSeen(userId: number | null, unread: number, newest: number | undefined): void {
  const { send } = useMarkNotesRead();
  const mark = useEffectEvent((upTo: number) => {
    void send({ body: { ...(userId !== null && { user: userId }), up_to: upTo } });
  });
  const upTo = unread > 0 ? newest : undefined;
  useEffect(() => {
    if (upTo !== undefined) mark(upTo);
  }, [upTo]);
}

function WriteNote({ userId, startsInField }: { userId: number | null; startsInField: boolean }) {
  const say = usePhrases('notes');
  const [text, setText] = useState('');
  const writing = useWriteNote();
  const send = async () => {
    const result = await writing.send({ body: { ...(userId !== null && { user: userId }), text: text.trim() } });
    // The typed text stays until it is sent.
    if (result.ok) setText('');
  };
  return (
    <Card>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !writing.isPending) void send();
        }}
      >
        <TextArea
          label={say('write')}
          rows={2}
          maxLength={LONGEST_NOTE}
          autoFocus={startsInField}
          value={text}
          onChange={setText}
        />
        <div>
          <Button type="submit" size="medium" isBusy={writing.isPending} isDisabled={text.trim() === ''}>
            {say('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function NoteItem({ note, reader }: { note: Note; reader: NoteReader }) {
  const say = usePhrases('notes');
  const format = useFormat();
  const isOwn = (note.who === 'CLIENT') === (reader.kind === 'client') && note.who !== 'FORMER';
  const ofClient = reader.kind === 'coach' ? reader.name : '';
  const who = isOwn ? say('you') : note.who === 'FORMER' ? say('former') : (note.name ?? (ofClient || say('coach')));
  const written = format.date(dateOfMoment(new Date(note.written_at)), 'full');
  return (
    <li
      className={classes(
        'max-w-[min(100%,36rem)] rounded-card px-4 py-3',
        isOwn
          ? 'justify-self-end bg-brand-soft'
          : 'justify-self-start bg-surface shadow-card dark:ring-1 dark:ring-line',
      )}
    >
      <p className="text-tiny text-ink-soft">
        <span className="font-semibold">{who}</span> · {written}
        {note.date !== null && ` · ${say('about', { date: format.date(note.date, 'dayMonth') })}`}
        {isOwn && note.read_at !== null && ` · ${say('seen')}`}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-break-word">{note.text}</p>
    </li>
  );
}
