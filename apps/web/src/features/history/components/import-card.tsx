import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { FileUp } from 'lucide-react';
import { useFilePicker } from '../../../shared/form/use-file-picker.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportPreview } from './import-preview.tsx';
import { UnitOfFile } from './import-unit.tsx';
import { useImport } from './use-import.ts';

/** What browsers know of such files differs; the ending is enough for most. */
const ACCEPT = '.csv,.txt,.zip,text/csv,text/plain,application/zip';

/** Brings meals and weights out of a file: choose it, see what it would bring, then bring it. */
export function ImportCard() {
  const say = usePhrases('history');
  const { files, chosen, shown, problem, isReading, isBringing, choose, pick, map, bring, leave } = useImport();
  const picker = useFilePicker({ accept: ACCEPT, onPick: (file) => void choose(file) });
  const isMapped = shown !== null && shown.missing_columns.length === 0;
  return (
    <Card as="section" labelledBy="bring-data" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="bring-data" className="text-heading font-bold">
        {say('bringTitle')}
      </h2>
      {shown === null && <p className="text-ink-soft">{say('bringText')}</p>}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {files.length > 1 && (
        <Select
          label={say('whichFile')}
          value={String(chosen)}
          onChange={(value) => void pick(Number(value))}
          options={files.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      )}
      {shown !== null && (
        <>
          <ImportPreview preview={shown} name={files[chosen]?.name ?? ''} />
          {isMapped && <UnitOfFile preview={shown} onChange={(mapping) => void map(mapping)} />}
          <ImportMapping preview={shown} isBusy={isReading} onChange={(mapping) => void map(mapping)} />
          {isMapped && shown.counts.ready > 0 && (
            <Button isBusy={isBringing} isDisabled={isReading} onClick={() => void bring()}>
              {say(shown.mapping.kind === 'DIARY' ? 'importMeals' : 'importWeights', { count: shown.counts.ready })}
            </Button>
          )}
        </>
      )}
      {picker.input}
      <div className="grid gap-2.5 sm:grid-cols-[1fr_auto]">
        <Button
          tone="secondary"
          className={shown === null ? 'sm:col-span-2' : undefined}
          isBusy={isReading && shown === null}
          icon={<FileUp aria-hidden="true" className="size-5" />}
          onClick={picker.open}
        >
          {say(shown === null ? 'chooseFile' : 'otherFile')}
        </Button>
        {shown !== null && <CancelButton onPress={leave} />}
      </div>
    </Card>
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
