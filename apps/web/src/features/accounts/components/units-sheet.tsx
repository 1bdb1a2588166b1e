import { WEIGHT_UNITS } from '@weekbord/domain/units/weight-units';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { type UnitsChange, useUpdateClientUnits, useUpdateUnits } from '../api/me.ts';

interface UnitsSheetProps {
  isOpen: boolean;
  user: CurrentUser;
  onClose: () => void;
}

/** The user's own units and, for a coach, the default units of their clients; each is saved when it is chosen. */
export function UnitsSheet({ isOpen, user, onClose }: UnitsSheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('units')} closeLabel={sayShared('close')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {user.intake && <OwnUnits intake={user.intake} />}
        {user.is_coach && <ClientUnits user={user} />}
      </div>
    </Dialog>
  );
}

function ClientUnits({ user }: { user: CurrentUser }) {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const update = useUpdateClientUnits();
  const isImperial = update.isPending ? update.variables : user.uses_imperial_measurements;
  return (
    <div className="grid gap-2">
      <SegmentedControl
        label={say('clientUnits')}
        value={isImperial ? 'imperial' : 'metric'}
        onChange={(units) =>
          update.mutate(units === 'imperial', { onSuccess: () => showAlert(say('unitsSaved'), { tone: 'good' }) })
        }
        options={[
          { value: 'metric', label: sayAccounts('recipeUnitsMetric') },
          { value: 'imperial', label: sayAccounts('recipeUnitsImperial') },
        ]}
      />
      <p className="text-small text-ink-soft">{say('clientUnitsHint')}</p>
    </div>
  );
}

/** The units for recipes, body weight and height. */
function OwnUnits({ intake }: { intake: NonNullable<CurrentUser['intake']> }) {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const update = useUpdateUnits(intake.id);
  const shown = update.isPending ? { ...intake, ...update.variables } : intake;
  const save = (change: UnitsChange, message: string) =>
    update.mutate(change, { onSuccess: () => showAlert(message, { tone: 'good' }) });
  return (
    <>
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
    </>
  );
}
