import { MAX_CLIENT_ROWS } from '@weekbord/domain/clients/client-rows';
import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { Notice } from '@weekbord/ui/notice/notice';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useFilePicker } from '../../../../shared/form/use-file-picker.tsx';
import { currentLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { saveFile } from '../../../../shared/save-file.ts';
import type { ClientFileInUse } from '../../model/use-client-file.ts';

const ACCEPT = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

type ChoiceProps = Pick<ClientFileInUse, 'problem' | 'isReading' | 'choose'>;

/** Asks for a file of clients, chosen or dropped, and says what it must contain. */
export function ClientFileChoice({ problem, isReading, choose }: ChoiceProps) {
  const say = usePhrases('clientImport');
  const picker = useFilePicker({ accept: ACCEPT, onPick: (file) => void choose(file) });
  return (
    <div className="grid gap-4">
      <ClientFileProblem problem={problem} />
      <DropPlace onDrop={(file) => void choose(file)}>
        <FileUp aria-hidden="true" className="size-9 text-ink-soft" />
        {picker.input}
        <div className="grid justify-items-center gap-1.5">
          <Button isBusy={isReading} onClick={picker.open}>
            {say('chooseFile')}
          </Button>
          <p className="hidden text-small text-ink-soft pointer-fine:block">{say('orDrop')}</p>
        </div>
        <p className="max-w-prose text-small text-balance text-ink-soft">{say('columns')}</p>
        <Example />
      </DropPlace>
      <p className="text-center text-small text-ink-soft">{say('staysHere')}</p>
    </div>
  );
}

/** A button to open another file instead of the one that is shown. */
export function OtherFileButton({ isReading, choose }: Pick<ChoiceProps, 'isReading' | 'choose'>) {
  const say = usePhrases('clientImport');
  const picker = useFilePicker({ accept: ACCEPT, onPick: (file) => void choose(file) });
  return (
    <>
      {picker.input}
      <Button tone="quiet" size="small" isBusy={isReading} onClick={picker.open}>
        {say('otherFile')}
      </Button>
    </>
  );
}

/** Why the chosen file cannot be used. */
export function ClientFileProblem({ problem }: Pick<ChoiceProps, 'problem'>) {
  const say = usePhrases('clientImport');
  if (!problem) return null;
  const { name, fault } = problem;
  return (
    <Notice tone="bad">
      <p className="font-bold wrap-anywhere">{name}</p>
      <p>{fault === 'TOO_MANY' ? say('fileTOO_MANY', { count: MAX_CLIENT_ROWS }) : say(`file${fault}`)}</p>
    </Notice>
  );
}

function DropPlace({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    // Only a drop target; keyboard users choose a file with the button inside.
    <div
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      }}
      className={classes(
        'grid justify-items-center gap-4 rounded-card border-2 border-dashed px-5 py-8 text-center transition',
        isOver ? 'border-brand-strong bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      {children}
    </div>
  );
}

/** Saves a file with the headings and one client, with the delimiter that a spreadsheet in this language expects. */
function Example() {
  const say = usePhrases('clientImport');
  const sayIntake = usePhrases('clientIntake');
  const sayClients = usePhrases('clients');
  const save = () => {
    const language = currentLanguage();
    const rows = [
      [sayIntake('firstName'), sayIntake('lastName'), sayIntake('email'), sayClients('language')],
      ['Anna', 'van den Berg', sayIntake('emailPlaceholder'), language],
    ];
    const text = rows.map((row) => `${row.join(language === 'nl' ? ';' : ',')}\r\n`).join('');
    // Starts with a byte order mark, without which Excel misreads accented letters that are added later.
    saveFile(say('exampleFile'), new Blob(['\ufeff', text], { type: 'text/csv' }));
  };
  return (
    <Button tone="quiet" size="small" icon={<Download aria-hidden="true" className="size-4.5" />} onClick={save}>
      {say('example')}
    </Button>
  );
}
