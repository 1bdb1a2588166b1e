import { ACTIVITIES, type Activity } from '@weekbord/domain/vocabulary';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Armchair, Bike, Footprints, Hammer, type LucideIcon } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { IconPicture } from '../../../../shared/option-picture.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const ICONS: Readonly<Record<Activity, LucideIcon>> = {
  SEDENTARY: Armchair,
  MILDLY_ACTIVE: Bike,
  ACTIVE: Footprints,
  VERY_ACTIVE: Hammer,
};

/** Asks how much a person moves apart from sports. */
export function ActivityStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('activity');
  const { form } = wizard;
  return (
    <WizardFrame
      step="activity"
      wizard={wizard}
      title={say('activityTitle')}
      text={say('activityText')}
      onNext={() => wizard.next(form)}
    >
      <RadioCards
        label={say('activityTitle')}
        value={form.activityLevel}
        onChange={(activityLevel) => wizard.change({ ...form, activityLevel })}
        options={ACTIVITIES.map((activity) => ({
          value: activity,
          label: say(`activity${activity}`),
          description: say(`activity${activity}Text`),
          picture: <IconPicture icon={ICONS[activity]} />,
        }))}
      />
    </WizardFrame>
  );
}
