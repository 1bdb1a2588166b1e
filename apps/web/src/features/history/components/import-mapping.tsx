import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { DATE_ORDERS, DECIMAL_MARKS, IMPORT_COLUMNS, IMPORT_KINDS } from '@weekbord/domain/history/import-terms';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Select } from '@weekbord/ui/select/select';
import { Switch } from '@weekbord/ui/switch/switch';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ImportEnergyUnit, ImportWeightUnit } from './import-unit.tsx';

interface ImportMappingProps {
  preview: ImportPreview;
  isBusy: boolean;
  onChange: (mapping: SentMapping) => void;
}

/** How a file is read: what each column contains, and the formats of dates and numbers. */
export function ImportMapping({ preview, isBusy, onChange }: ImportMappingProps) {
  const say = usePhrases('history');
  const [isOpen, setOpen] = useState(false);
  const { mapping, headings, missing_columns: missing } = preview;
  const change = (part: Partial<SentMapping>) => onChange({ ...mapping, ...part });
  const places = [
    { value: '', label: say('noColumn') },
    ...headings.map((heading, index) => ({ value: String(index), label: heading || String(index + 1) })),
  ];
  return (
    <details
      open={isOpen || missing.length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control ring-1 ring-inset ring-line"
      aria-busy={isBusy}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-3 text-small font-semibold [&::-webkit-details-marker]:hidden">
        {say('mapTitle')}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4 pt-1">
        {missing.length > 0 && <Notice tone="plain">{say('mapMissing')}</Notice>}
        <SegmentedControl
          label={say('kind')}
          value={mapping.kind}
          onChange={(kind) => change({ kind })}
          options={IMPORT_KINDS.map((kind) => ({ value: kind, label: say(`kind${kind}`) }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {IMPORT_COLUMNS[mapping.kind].map((column) => (
            <Select
              key={column}
              label={say(`column${column}`)}
              value={String(mapping.columns[column] ?? '')}
              options={places}
              onChange={(place) =>
                change({
                  columns: { ...mapping.columns, [column]: place === '' ? null : Number(place) },
                  // The unit and the decimal mark are guessed again, because another column may have others.
                  ...(column === 'kcal' && { energy_unit: undefined, energy_decimal_mark: undefined }),
                })
              }
            />
          ))}
          <Select
            label={say('dateOrder')}
            value={mapping.date_order}
            onChange={(order) => change({ date_order: order })}
            options={DATE_ORDERS.map((order) => ({ value: order, label: say(`dateOrder${order}`) }))}
          />
        </div>
        <SegmentedControl
          label={say('decimalMark')}
          value={mapping.decimal_mark}
          onChange={(mark) => change({ decimal_mark: mark, energy_decimal_mark: mark })}
          options={DECIMAL_MARKS.map((mark) => ({ value: mark, label: say(`decimalMark${mark}`) }))}
        />
        {mapping.kind === 'WEIGHTS' ? (
          // Shown only if the file names a unit; otherwise the question is asked outside this component.
          preview.said_weight_unit !== null && <ImportWeightUnit {...{ preview, onChange }} />
        ) : (
          <>
            {preview.said_energy_unit !== null && <ImportEnergyUnit {...{ preview, onChange }} />}
            <Switch
              isOn={mapping.carbohydrates_count_fiber}
              onChange={(isOn) => change({ carbohydrates_count_fiber: isOn })}
            >
              <span className="block text-small font-semibold">{say('countsFiber')}</span>
              <span className="block text-small text-ink-soft">{say('countsFiberHint')}</span>
            </Switch>
          </>
        )}
      </div>
    </details>
  );
}
