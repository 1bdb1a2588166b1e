import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { failureText, fieldMessage } from '../../../../shared/alerts/failure-text.ts';
import type { ApiFailure } from '../../../../shared/http/api-failure.ts';
import { type Say, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { readRecipeUpload } from '../../model/read-recipe-upload.ts';
import { type RecipeFile, type RecipeSource, sourceOf } from '../../model/recipe-source.ts';
import { useFilePicker } from '../../../../shared/form/use-file-picker.tsx';

const HINTS = { url: 'isAddress', text: 'isText', html: 'isPage', file: 'isFile' } as const;
const FILES =
  '.html,.htm,.xhtml,.txt,.zip,.json,.cook,.paprikarecipes,.paprikarecipe,text/html,text/plain,application/zip,application/json';

interface ImportFormProps {
  text: string;
  onText: (text: string) => void;
  onRead: (source: RecipeSource | RecipeFile) => void;
  isReading: boolean;
  onCancel: () => void;
  /** Why the last attempt failed. */
  failure: ApiFailure | undefined;
}

/** Asks for a recipe to import: a URL, text, or a page saved on the device. */
export function ImportForm({ text, onText, onRead, isReading, onCancel, failure }: ImportFormProps) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const form = useRef<HTMLFormElement>(null);
  /** The error in the typed text, checked before it is sent. */
  const [fault, setFault] = useState<'typeSomething' | 'pasteRefused'>();
  /** The file that was chosen last, if it is the one that was read. */
  const [file, setFile] = useState<Readonly<{ name: string; isTooLarge: boolean }>>();
  const source = sourceOf(text);
  const refusal = failure && (isTooLarge(failure) ? say('fileTooLarge') : messageOf(failure, sayShared));
  const isRefusedFile = file !== undefined && (file.isTooLarge || refusal !== undefined);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReading) return;
    setFile(undefined);
    setFault(source === null ? 'typeSomething' : undefined);
    if (source) onRead(source);
    else form.current?.querySelector('textarea')?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // Enter submits a URL, but adds a line to a text.
    if (source?.kind === 'url' || event.ctrlKey || event.metaKey) {
      event.preventDefault();
      submit();
    }
  };
  const type = (next: string) => {
    setFault(undefined);
    onText(next);
  };
  const paste = async () => {
    try {
      const pasted = await navigator.clipboard.readText();
      // A pasted page replaces a URL, but is appended to other text.
      if (pasted.trim() !== '') type(source?.kind === 'text' ? `${text.trimEnd()}\n${pasted}` : pasted);
    } catch {
      setFault('pasteRefused');
    }
    form.current?.querySelector('textarea')?.focus();
  };
  const { input, open } = useFilePicker({
    accept: FILES,
    isCamera: false,
    onPick: async (picked) => {
      const read = await readRecipeUpload(picked);
      setFault(undefined);
      setFile({ name: picked.name, isTooLarge: read === null });
      if (read) onRead(read);
    },
  });
  const error = fault ? say(fault) : file === undefined ? refusal : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <TextArea
        label={say('field')}
        name="recipe"
        rows={5}
        placeholder={say('placeholder')}
        value={text}
        onChange={type}
        onKeyDown={pressed}
        hint={source ? say(HINTS[source.kind]) : undefined}
        error={error}
      />
      <div className="-mt-1 flex flex-wrap gap-2">
        {'clipboard' in navigator && 'readText' in navigator.clipboard && (
          <Button
            tone="secondary"
            size="medium"
            icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
            onClick={() => void paste()}
          >
            {say('paste')}
          </Button>
        )}
        {input}
        <Button
          tone="secondary"
          size="medium"
          icon={<FileUp aria-hidden="true" className="size-5" />}
          isBusy={isReading && file !== undefined}
          onClick={open}
        >
          {say('chooseFile')}
        </Button>
      </div>
      {isRefusedFile && (
        <Notice tone="bad">
          {say('fileProblem', { name: file.name, problem: file.isTooLarge ? say('fileTooLarge') : (refusal ?? '') })}
        </Notice>
      )}
      {failure?.kind === 'fields' && file === undefined && !fault && <Notice tone="plain">{say('otherWay')}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" isWide isBusy={isReading && file === undefined} className="sm:w-auto sm:min-w-56">
          {say('read')}
        </Button>
        {isReading && (
          <Button tone="quiet" isWide className="sm:w-auto" onClick={onCancel}>
            {sayShared('cancel')}
          </Button>
        )}
      </div>
      <div role="status">
        {isReading && (
          <>
            <p className="font-semibold">{say('reading')}</p>
            <p className="text-small text-ink-soft">{say('readingText')}</p>
            <div aria-hidden="true" className="mt-4 grid gap-3">
              <Skeleton className="h-18 rounded-card" />
              <Skeleton className="h-18 rounded-card" />
              <Skeleton className="h-18 rounded-card" />
            </div>
          </>
        )}
      </div>
    </form>
  );
}

function messageOf(failure: ApiFailure, say: Say<'shared'>): string | undefined {
  for (const field of ['url', 'text', 'html', 'content']) {
    const message = fieldMessage(failure, field);
    if (message !== undefined) return message;
  }
  return failureText(failure, say);
}

/** Whether the server refused a page as too large, which happens if many characters take more than one byte. */
function isTooLarge(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 413;
}
