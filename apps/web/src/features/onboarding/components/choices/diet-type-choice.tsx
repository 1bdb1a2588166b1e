import { tellsOfCycle } from '@weekbord/domain/consent/consents';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Flower2, Moon, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConsentChoice } from '../../../../shared/consents/consents.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { FixedFood, IconPicture } from '../../../../shared/option-picture.tsx';
import { keepAgreed, useAgreed } from '../../model/use-consents.ts';

const PICTURES: Readonly<Record<MacroPreference, ReactNode>> = {
  RECOMMENDED: <FixedFood name="salad" />,
  LOW_CARB: <FixedFood name="avocado" />,
  KETO: <FixedFood name="bacon" />,
  CYCLE_DIET: <IconPicture icon={Moon} />,
  MENOPAUSE: <IconPicture icon={Flower2} />,
  CHOOSE_YOUR_OWN: <IconPicture icon={SlidersHorizontal} />,
};

interface DietTypeChoiceProps {
  value: MacroPreference;
  onChange: (dietType: MacroPreference) => void;
  offered: readonly MacroPreference[];
}

/** Whether a chosen kind of plan still lacks the person's consent. */
export function useLacksConsent(dietType: MacroPreference): boolean {
  const isAgreed = useAgreed()('CYCLE');
  return tellsOfCycle(dietType) && !isAgreed;
}

/**
 * Lets the person choose how the day's energy is divided among the macros. A plan based on the cycle requires a
 * separate consent.
 */
export function DietTypeChoice({ value, onChange, offered }: DietTypeChoiceProps) {
  const say = usePhrases('onboarding');
  const isAgreed = useAgreed()('CYCLE');
  const [wasAgreed] = useState(isAgreed);
  const choice = (
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
  if (!tellsOfCycle(value) || wasAgreed) return choice;
  return (
    <div className="grid gap-4">
      {choice}
      <ConsentChoice purpose="CYCLE" isGiven={isAgreed} onChange={(isGiven) => keepAgreed('CYCLE', isGiven)} />
    </div>
  );
}
