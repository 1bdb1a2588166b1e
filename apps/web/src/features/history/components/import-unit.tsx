import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { IMPORT_ENERGY_UNITS, IMPORT_WEIGHT_UNITS } from '@weekbord/domain/history/import-terms';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportUnitProps {
  preview: ImportPreview;
  onChange: (mapping: SentMapping) => void;
}

/** Says which unit the weights or the energy of a file are read in; if the file names none, it is chosen here. */
export function UnitOfFile({ preview, onChange }: ImportUnitProps) {
  const say = usePhrases('history');
  const { mapping, said_weight_unit: saidWeight, said_energy_unit: saidEnergy } = preview;
  if (mapping.kind === 'WEIGHTS') {
    if (preview.questions.some(({ about }) => about === 'weight_unit')) return null;
    if (saidWeight !== null) return <p>{say(`weightsIn${mapping.weight_unit}`)}</p>;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Notice tone="plain">{say('weightUnitUnsaid')}</Notice>
        <ImportWeightUnit preview={preview} onChange={onChange} />
      </div>
    );
  }
  if (saidEnergy !== null) return saidEnergy === 'KILOJOULES' ? <p>{say('energyInKILOJOULES')}</p> : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Notice tone="plain">{say('energyUnitUnsaid')}</Notice>
      <ImportEnergyUnit preview={preview} onChange={onChange} />
    </div>
  );
}

/** Chooses the unit of a file's energy. */
export function ImportEnergyUnit({ preview: { mapping }, onChange }: ImportUnitProps) {
  const say = usePhrases('history');
  return (
    <SegmentedControl
      label={say('energyUnit')}
      value={mapping.energy_unit ?? 'KILOCALORIES'}
      onChange={(unit) => onChange({ ...mapping, energy_unit: unit })}
      options={IMPORT_ENERGY_UNITS.map((unit) => ({ value: unit, label: say(`energyUnit${unit}`) }))}
    />
  );
}

/** Chooses the unit of a file's weights. */
export function ImportWeightUnit({ preview: { mapping }, onChange }: ImportUnitProps) {
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
