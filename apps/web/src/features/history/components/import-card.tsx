import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Select } from '@weekbord/ui/select/select';
import { FileUp } from 'lucide-react';
import { useFilePicker } from '../../../shared/form/use-file-picker.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { nameOfWhole } from '../model/files/text-file.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { UnitOfFile } from './import-unit.tsx';
import { useImport } from './use-import.ts';

/**
 * The accepted files. MIME types are listed too, because browsers differ in them, although for most the extension
 * suffices.
 */
const ACCEPT =
  '.csv,.tsv,.txt,.zip,.json,.xml,.xlsx,text/csv,text/plain,text/xml,application/json,application/zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Imports meals and weights from a file: choose, preview, import. */
export function ImportCard() {
  const say = usePhrases('history');
  const { files, chosen, shown, answered, problem, isReading, progress, isBringing, ...move } = useImport();
  const { choose, pick, map, answer, bring, leave } = move;
  const picker = useFilePicker({ accept: ACCEPT, onPick: (file) => void choose(file) });
  const isMapped = shown !== null && shown.missing_columns.length === 0;
  const isOpen = shown !== null && shown.questions.some(({ about }) => !answered.includes(about));
  const meals = new Set(files.filter(({ kind }) => kind === 'DIARY').map(({ name }) => nameOfWhole(name)));
  const isWaiting = shown !== null || isReading;
  return (
    <Card as="section" labelledBy="bring-data" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="bring-data" className="text-heading font-bold">
        {say('bringTitle')}
      </h2>
      {shown === null && progress === null && <p className="text-ink-soft">{say('bringText')}</p>}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {files.length > 1 && (
        <Select
          label={say('whichFile')}
          value={String(chosen)}
          onChange={(value) => void pick(Number(value))}
          options={files.map(({ name, kind }, index) => ({
            value: String(index),
            label: kind === undefined ? name : say(`part${kind}`, { name }),
          }))}
        />
      )}
      {meals.size > 1 && files[chosen]?.kind === 'DIARY' && <Notice tone="plain">{say('mealsOfSeveral')}</Notice>}
      {progress !== null && <ReadingBar progress={progress} />}
      {shown !== null && (
        <>
          <ImportPreview preview={shown} file={files[chosen]!} isOpen={isOpen}>
            {isMapped && (
              <ImportQuestions
                preview={shown}
                answered={answered}
                onAnswer={(about, mapping) => void answer(about, mapping)}
              />
            )}
          </ImportPreview>
          {isMapped && <UnitOfFile preview={shown} />}
          <ImportMapping preview={shown} isBusy={isReading} onChange={(mapping) => void map(mapping)} />
          {isMapped && !isOpen && shown.counts.ready > 0 && (
            <Button isBusy={isBringing} isDisabled={isReading} onClick={() => void bring()}>
              {say(shown.mapping.kind === 'DIARY' ? 'importMeals' : 'importWeights', { count: shown.counts.ready })}
            </Button>
          )}
        </>
      )}
      {picker.input}
      <div className="grid gap-2.5 sm:grid-cols-[1fr_auto]">
        {progress === null && (
          <Button
            tone="secondary"
            className={isWaiting ? undefined : 'sm:col-span-2'}
            isBusy={isReading && shown === null}
            icon={<FileUp aria-hidden="true" className="size-5" />}
            onClick={picker.open}
          >
            {say(shown === null ? 'chooseFile' : 'otherFile')}
          </Button>
        )}
        {isWaiting && <CancelButton onPress={leave} />}
      </div>
    </Card>
  );
}

/** How much of a large file has been read. */
function ReadingBar({ progress }: { progress: number }) {
  const say = usePhrases('history');
  const percent = Math.floor(progress * 100);
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-ink-soft">{say('readingPercent', { percent })}</p>
      <ProgressBar label={say('readingFile')} value={percent} />
    </div>
  );
}

function CancelButton({ onPress }: { onPress: () => void }) {
  const sayShared = usePhrases('shared');
  return (
    <Button tone="quiet" onClick={onPress}>
      {sayShared('cancel')}
    </Button>
  );
}
