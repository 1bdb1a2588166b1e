import { WEIGHT_UNITS, type WeightUnit } from '@weekbord/domain/units/weight-units';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface WeightUnitDialogProps {
  isOpen: boolean;
  unit: WeightUnit;
  onChange: (unit: WeightUnit) => void;
  onClose: () => void;
}

/** Asks in which unit a person weighs themselves; the values behind the dialog change immediately. */
export function WeightUnitDialog({ isOpen, unit, onChange, onClose }: WeightUnitDialogProps) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('weightUnitTitle')}
      closeLabel={sayShared('close')}
      size="small"
      footer={
        <Button isWide onClick={onClose}>
          {say('done')}
        </Button>
      }
    >
      <RadioCards
        label={say('weightUnit')}
        value={unit}
        onChange={onChange}
        options={WEIGHT_UNITS.map((option) => ({
          value: option,
          label: say(option),
          ...(option === 'STONES' && { description: say('STONESText') }),
        }))}
      />
    </Dialog>
  );
}
