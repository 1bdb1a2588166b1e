import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { IMPORT_ENERGY_UNITS, IMPORT_WEIGHT_UNITS } from '@weekbord/domain/history/import-terms';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportUnitProps {
  preview: ImportPreview;
  onChange: (mapping: SentMapping) => void;
}

/** Says which unit the weights or the energy of a file are read in, if the file states it. */
export function UnitOfFile({ preview }: Pick<ImportUnitProps, 'preview'>) {
  const say = usePhrases('history');
  const { mapping, said_weight_unit: saidWeight, said_energy_unit: saidEnergy } = preview;
  if (mapping.kind === 'WEIGHTS') return saidWeight !== null && <p>{say(`weightsIn${mapping.weight_unit}`)}</p>;
  const unit = mapping.energy_unit ?? 'KILOCALORIES';
  return saidEnergy !== null && unit !== 'KILOCALORIES' && <p>{say(`energyIn${unit}`)}</p>;
}

/** Chooses the unit of the energy values in a file. */
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

/** Chooses the unit of the weights in a file. */
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
