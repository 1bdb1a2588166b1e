import { permittedDiets } from '@weekbord/domain/onboarding/offered-options';
import type { Diet } from '@weekbord/domain/diets/diets';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { hasFlag } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The diets in display order: no restriction, then from the most to the least permissive. */
const ORDER: readonly Diet[] = [
  'OMNIVORE',
  'HALAL',
  'PESCATARIAN',
  'VEGETARIAN',
  'LACTO_VEGETARIAN',
  'OVO_VEGETARIAN',
  'VEGAN',
];

/** Lets the user choose one of the diets that the organisation offers. The current one is always shown. */
export function DietChoice({ diet, onChange }: { diet: Diet; onChange: (diet: Diet) => void }) {
  const say = usePhrases('eating');
  const user = useCurrentUser();
  const permitted = permittedDiets(hasFlag(user, 'FF_PLANT_BASED_APP') ? ['FF_PLANT_BASED_APP'] : []);
  return (
    <RadioCards
      label={say('diet')}
      value={diet}
      onChange={onChange}
      columns={2}
      options={ORDER.filter((one) => one === diet || permitted.includes(one)).map((one) => ({
        value: one,
        label: say(one),
        description: say(`${one}Text`),
      }))}
    />
  );
}
