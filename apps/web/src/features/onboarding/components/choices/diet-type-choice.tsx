import type { MacroPreference } from '@weekbord/domain/vocabulary';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Flower2, Moon, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { FoodPicture, IconPicture } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<MacroPreference, ReactNode>> = {
  RECOMMENDED: <FoodPicture name="green-salad" />,
  LOW_CARB: <FoodPicture name="avocado" />,
  KETO: <FoodPicture name="bacon" />,
  CYCLE_DIET: <IconPicture icon={Moon} />,
  MENOPAUSE: <IconPicture icon={Flower2} />,
  CHOOSE_YOUR_OWN: <IconPicture icon={SlidersHorizontal} />,
};

interface DietTypeChoiceProps {
  value: MacroPreference;
  onChange: (dietType: MacroPreference) => void;
  offered: readonly MacroPreference[];
}

/** How the day's energy is shared between the macros. */
export function DietTypeChoice({ value, onChange, offered }: DietTypeChoiceProps) {
  const say = usePhrases('onboarding');
  return (
    <RadioCards
      label={say('dietTypeLabel')}
      value={value}
      onChange={onChange}
      options={offered.map((dietType) => ({
        value: dietType,
        label: say(dietType),
        description: say(`${dietType}Text`),
        picture: PICTURES[dietType],
      }))}
    />
  );
}
