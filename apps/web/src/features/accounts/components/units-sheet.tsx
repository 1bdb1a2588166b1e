import { WEIGHT_UNITS } from '@weekbord/domain/vocabulary';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { type UnitsChange, useUpdateUnits } from '../api/me.ts';

interface UnitsSheetProps {
  isOpen: boolean;
  intake: NonNullable<CurrentUser['intake']>;
  onClose: () => void;
}

/** The units of recipes, of the body's weight and of its height; each is saved as it is chosen. */
export function UnitsSheet({ isOpen, intake, onClose }: UnitsSheetProps) {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const update = useUpdateUnits(intake.id);
  const shown = update.isPending ? { ...intake, ...update.variables } : intake;
  const save = (change: UnitsChange, message: string) =>
    update.mutate(change, { onSuccess: () => showAlert(message, { tone: 'good' }) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('units')} closeLabel={sayShared('close')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SegmentedControl
          label={sayAccounts('recipeUnits')}
          value={shown.uses_imperial_measurements_for_recipes ? 'imperial' : 'metric'}
          onChange={(units) =>
            save({ uses_imperial_measurements_for_recipes: units === 'imperial' }, sayAccounts('recipeUnitsSaved'))
          }
          options={[
            { value: 'metric', label: sayAccounts('recipeUnitsMetric') },
            { value: 'imperial', label: sayAccounts('recipeUnitsImperial') },
          ]}
        />
        <SegmentedControl
          label={say('weightUnit')}
          value={shown.personal_weight_unit}
          onChange={(unit) => save({ personal_weight_unit: unit }, say('unitsSaved'))}
          options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: say(unit) }))}
        />
        <SegmentedControl
          label={say('heightUnit')}
          value={shown.uses_imperial_measurements_for_height ? 'FEET' : 'CENTIMETRES'}
          onChange={(unit) => save({ uses_imperial_measurements_for_height: unit === 'FEET' }, say('unitsSaved'))}
          options={[
            { value: 'CENTIMETRES', label: say('CENTIMETRES') },
            { value: 'FEET', label: say('FEET') },
          ]}
        />
      </div>
    </Dialog>
  );
}
