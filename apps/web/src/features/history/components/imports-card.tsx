import { useQuery } from '@tanstack/react-query';
import type { DataImport } from '@weekbord/contract/history/imports';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { importsQuery, useUndoImport } from '../api/imports.ts';

/** The user's imports, each with an undo button; renders nothing if there are none. */
export function ImportsCard() {
  const say = usePhrases('history');
  const sayShared = usePhrases('shared');
  const { data } = useQuery(importsQuery);
  const [asked, setAsked] = useState<DataImport | null>(null);
  const undo = useUndoImport();
  if (!data || data.results.length === 0) return null;
  const confirm = () => {
    if (asked === null) return;
    undo.mutate(asked.id, {
      onSuccess: () => showAlert(say('importUndone'), { tone: 'good' }),
      onSettled: () => setAsked(null),
    });
  };
  return (
    <Card as="section" labelledBy="imports">
      <h2 id="imports" className="text-heading font-bold">
        {say('importsTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.results.map((one) => (
          <ImportRow key={one.id} imported={one} onUndo={() => setAsked(one)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={say('undoTitle')}
        text={say('undoText')}
        confirmLabel={sayShared('undo')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={undo.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

function ImportRow({ imported, onUndo }: { imported: DataImport; onUndo: () => void }) {
  const say = usePhrases('history');
  const format = useFormat();
  const { kind, rows_added: count, first_date: first, last_date: last } = imported;
  const name = imported.file_name || say(`from${imported.source}`);
  return (
    <li className="flex min-h-15 items-center gap-3 py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-soft">
          {first === last
            ? say(kind === 'DIARY' ? 'broughtMealsOneDay' : 'broughtWeightsOneDay', {
                count,
                date: format.date(first, 'full'),
              })
            : say(kind === 'DIARY' ? 'broughtMeals' : 'broughtWeights', {
                count,
                from: format.date(first, 'full'),
                to: format.date(last, 'full'),
              })}
        </span>
      </span>
      <IconButton
        label={say('undoImport', { name })}
        onClick={onUndo}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        className="-mr-2.5"
      />
    </li>
  );
}
