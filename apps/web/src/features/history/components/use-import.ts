import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { useState } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateImport, usePreviewImport } from '../api/imports.ts';
import { readChosenFile, type TextFile } from '../model/read-file.ts';

interface Reading {
  readonly files: readonly TextFile[];
  readonly chosen: number;
  readonly shown: ImportPreview | null;
  /** Why there is nothing to show. */
  readonly problem: string | null;
}

const NOTHING: Reading = { files: [], chosen: 0, shown: null, problem: null };

/** A file on its way in: what was chosen, how it is read, and what it would bring. */
export function useImport() {
  const say = usePhrases('history');
  const sayShared = usePhrases('shared');
  const [reading, setReading] = useState(NOTHING);
  const [isReading, setBusy] = useState(false);
  const preview = usePreviewImport();
  const create = useCreateImport();

  const show = async (files: readonly TextFile[], chosen: number, mapping?: SentMapping) => {
    setBusy(true);
    const { content } = files[chosen]!;
    const asked = await preview.send({ body: { content, ...(mapping && { mapping }) } });
    setBusy(false);
    if (asked.ok) {
      setReading({ files, chosen, shown: asked.value, problem: null });
      return;
    }
    const isNoTable = fieldMessage(asked.failure, 'content') !== undefined;
    const problem = isNoTable
      ? `${say('fileUnreadable')} ${fieldMessage(asked.failure, 'content')}`
      : failureText(asked.failure, sayShared);
    setReading({ files: files.length > 1 ? files : [], chosen, shown: null, problem });
  };

  const choose = async (file: File) => {
    setBusy(true);
    const files = await readChosenFile(file);
    setBusy(false);
    if (typeof files === 'string') setReading({ ...NOTHING, problem: say(files) });
    else await show(files, 0);
  };

  const bring = async () => {
    const { files, chosen, shown } = reading;
    if (shown === null) return;
    const { content, name } = files[chosen]!;
    const brought = await create.send({
      body: { content, mapping: shown.mapping, file_name: name.slice(0, 200).replaceAll(/\p{Cc}/gu, ' ') },
    });
    if (!brought.ok) {
      await alertFailure(create.error);
      return;
    }
    const { kind, rows_added: count } = brought.value;
    showAlert(say(kind === 'DIARY' ? 'importedMeals' : 'importedWeights', { count }), { tone: 'good' });
    setReading(NOTHING);
  };

  return {
    ...reading,
    isReading,
    isBringing: create.isPending,
    choose,
    /** Takes another file of the same zip. */
    pick: (chosen: number) => show(reading.files, chosen),
    /** Reads the file another way. */
    map: (mapping: SentMapping) => show(reading.files, reading.chosen, mapping),
    bring,
    leave: () => setReading(NOTHING),
  };
}
