import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { IMPORT_WEIGHT_UNITS } from '@weekbord/domain/history/import-mapping';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportWeightUnitProps {
  preview: ImportPreview;
  onChange: (mapping: SentMapping) => void;
}

/** Says in which unit the weights of a file are read; where the file says none, it is chosen here. */
export function WeightUnitOfFile({ preview, onChange }: ImportWeightUnitProps) {
  const say = usePhrases('history');
  const { mapping, said_weight_unit: said } = preview;
  if (mapping.kind !== 'WEIGHTS') return null;
  if (said !== null) return <p>{say(`weightsIn${mapping.weight_unit}`)}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Notice tone="plain">{say('weightUnitUnsaid')}</Notice>
      <ImportWeightUnit preview={preview} onChange={onChange} />
    </div>
  );
}

/** Chooses in which unit the weights of a file are. */
export function ImportWeightUnit({ preview: { mapping }, onChange }: ImportWeightUnitProps) {
  const say = usePhrases('history');
  return (
    <SegmentedControl
      label={say('weightUnit')}
      value={mapping.weight_unit}
      onChange={(unit) => onChange({ ...mapping, weight_unit: unit })}
      options={IMPORT_WEIGHT_UNITS.map((unit) => ({ value: unit, label: say(`weightUnit${unit}`) }))}
    />
  );
}
