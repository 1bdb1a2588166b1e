import { offeredDietTypes, permittedDietTypes } from '@weekbord/domain/onboarding/offered-options';
import { chooseDietType } from '@weekbord/domain/onboarding/onboarding-form';
import type { Gender } from '@weekbord/domain/energy/profile';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Mars, Venus } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { IconPicture } from '../../../../shared/option-picture.tsx';

const GENDERS_SHOWN = [
  ['FEMALE', Venus],
  ['MALE', Mars],
] as const;

interface GenderChoiceProps {
  answers: Answers;
  /** Whether the default answer counts as chosen. */
  isChosen?: boolean;
}

/**
 * Lets the person choose their gender. A diet type that is not offered for the chosen gender is replaced by one that
 * is.
 */
export function GenderChoice({ answers: { form, rules, change }, isChosen = true }: GenderChoiceProps) {
  const say = usePhrases('onboarding');
  const choose = (gender: Gender) => {
    const changed = { ...form, biometricData: { ...form.biometricData, gender } };
    const { dietType } = form.dietPreferences;
    const isPermitted = permittedDietTypes(gender, rules.flags).includes(dietType);
    const [first = 'RECOMMENDED'] = offeredDietTypes(gender, rules.flags);
    change(isPermitted ? changed : chooseDietType(changed, first));
  };
  return (
    <RadioCards
      label={say('gender')}
      columns={2}
      value={isChosen ? form.biometricData.gender : undefined}
      onChange={choose}
      options={GENDERS_SHOWN.map(([gender, icon]) => ({
        value: gender,
        label: say(gender),
        picture: <IconPicture icon={icon} />,
      }))}
    />
  );
}
