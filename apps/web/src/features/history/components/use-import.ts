import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { useEffect, useRef, useState } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateImport, usePreviewImport } from '../api/imports.ts';
import { readChosenFile } from '../model/files/read-chosen-file.ts';
import { nameOfWhole, type TextFile } from '../model/files/text-file.ts';

export type Question = ImportPreview['questions'][number]['about'];

interface Reading {
  readonly files: readonly TextFile[];
  readonly chosen: number;
  readonly shown: ImportPreview | null;
  /** The questions about the file that the person has answered. */
  readonly answered: readonly Question[];
  /** Why there is nothing to show. */
  readonly problem: string | null;
}

const NOTHING: Reading = { files: [], chosen: 0, shown: null, answered: [], problem: null };

/** The state of an import: the chosen file, how it is read, and what it would add. */
export function useImport() {
  const say = usePhrases('history');
  const sayShared = usePhrases('shared');
  const [reading, setReading] = useState(NOTHING);
  const [isReading, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const preview = usePreviewImport();
  const create = useCreateImport();

  const show = async (
    of: Pick<Reading, 'files' | 'chosen'>,
    mapping?: SentMapping,
    answered: readonly Question[] = [],
  ) => {
    setBusy(true);
    const signal = leaving.current?.signal;
    const { content } = of.files[of.chosen]!;
    const asked = await preview.send({ body: { content, ...(mapping && { mapping }) } });
    if (signal?.aborted === true) return;
    setBusy(false);
    if (asked.ok) {
      setReading({ ...of, shown: asked.value, answered, problem: null });
      return;
    }
    const problem = fieldMessage(asked.failure, 'content') ?? failureText(asked.failure, sayShared);
    setReading({ ...NOTHING, ...(of.files.length > 1 && of), problem });
  };

  const choose = async (file: File) => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    setReading(NOTHING);
    setBusy(true);
    const files = await readChosenFile(file, { signal, onProgress: setProgress });
    if (files === null) return;
    setProgress(null);
    setBusy(false);
    if (typeof files === 'string') setReading({ ...NOTHING, problem: say(`file${files}`) });
    else await show({ files, chosen: 0 });
  };

  const leave = () => {
    leaving.current?.abort();
    setProgress(null);
    setBusy(false);
    setReading(NOTHING);
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
    // After an import, offers the file's other tables, except those of the same kind from another app, because their
    // entries would count twice.
    const isSame = (file: TextFile) => nameOfWhole(file.name) === nameOfWhole(name);
    const rest = files.filter((file, place) => place !== chosen && (file.kind !== kind || isSame(file)));
    if (rest.length > 0) await show({ files: rest, chosen: 0 });
    else setReading(NOTHING);
  };

  return {
    ...reading,
    isReading,
    /** The share of a large file that has been read; null if none is being read. */
    progress,
    isBringing: create.isPending,
    choose,
    /** Switches to another table of the same file. */
    pick: (chosen: number) => show({ files: reading.files, chosen }),
    /** Reads the file with another mapping. */
    map: (mapping: SentMapping) =>
      show(reading, mapping, hasSameColumns(mapping, reading.shown?.mapping) ? reading.answered : []),
    /** Reads the file with the person's answers. */
    answer: (about: Question, mapping: SentMapping) => show(reading, mapping, [...reading.answered, about]),
    bring,
    leave,
  };
}

/** Whether two mappings read the same columns, so that the same questions apply. */
function hasSameColumns(mapping: SentMapping, shown: SentMapping | undefined): boolean {
  const { kind, columns } = mapping;
  return kind === shown?.kind && JSON.stringify(columns) === JSON.stringify(shown.columns);
}
