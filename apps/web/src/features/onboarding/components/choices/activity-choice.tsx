import { ACTIVITIES, type Activity } from '@weekbord/domain/energy/profile';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Armchair, Bike, Footprints, Hammer, type LucideIcon } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { IconPicture } from '../../../../shared/option-picture.tsx';

const ICONS: Readonly<Record<Activity, LucideIcon>> = {
  SEDENTARY: Armchair,
  MILDLY_ACTIVE: Bike,
  ACTIVE: Footprints,
  VERY_ACTIVE: Hammer,
};

interface ActivityChoiceProps {
  value: Activity | undefined;
  onChange: (activity: Activity) => void;
}

/** Lets the person choose how active they are, not counting sports. */
export function ActivityChoice({ value, onChange }: ActivityChoiceProps) {
  const say = usePhrases('onboarding');
  return (
    <RadioCards
      label={say('activityTitle')}
      value={value}
      onChange={onChange}
      options={ACTIVITIES.map((activity) => ({
        value: activity,
        label: say(`activity${activity}`),
        description: say(`activity${activity}Text`),
        picture: <IconPicture icon={ICONS[activity]} />,
      }))}
    />
  );
}
