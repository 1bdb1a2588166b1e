import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Switch } from '@weekbord/ui/switch/switch';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Choice, CHOICES, type LeftOut, toggled } from '../../../shared/foods/left-out.ts';

const NAMES = {
  gluten: ['choiceGluten', 'choiceGlutenHint'],
  lactose: ['choiceLactose', 'choiceLactoseHint'],
  milk: ['choiceMilk', 'choiceMilkHint'],
  egg: ['choiceEgg', null],
  nuts: ['choiceNuts', 'choiceNutsHint'],
  peanut: ['choicePeanut', null],
  soy: ['choiceSoy', 'choiceSoyHint'],
  fish: ['choiceFish', null],
  crustaceans: ['choiceCrustaceans', 'choiceCrustaceansHint'],
  molluscs: ['choiceMolluscs', 'choiceMolluscsHint'],
  sesame: ['choiceSesame', 'choiceSesameHint'],
  mustard: ['choiceMustard', 'choiceMustardHint'],
  celery: ['choiceCelery', 'choiceCeleryHint'],
  sulphite: ['choiceSulphite', 'choiceSulphiteHint'],
  lupin: ['choiceLupin', null],
} as const satisfies Readonly<Record<Choice, readonly [string, string | null]>>;

interface LeftOutChoicesProps {
  /** The id of the heading that labels the choices. */
  labelledBy: string;
  leftOut: LeftOut;
  onChange: (leftOut: LeftOut) => void;
}

/**
 * The fourteen label allergens, and lactose, that can be left out; if nuts are left out, also whether peanuts are fine.
 */
export function LeftOutChoices({ labelledBy, leftOut, onChange }: LeftOutChoicesProps) {
  const say = usePhrases('eating');
  const withoutNuts = leftOut.choices.has('nuts');
  // If nuts are left out, a separate switch covers peanuts.
  const shown = CHOICES.filter((choice) => choice !== 'peanut' || !withoutNuts);
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-x-8 sm:grid-cols-2">
      {shown.map((choice) => {
        const [name, hint] = NAMES[choice];
        return (
          <li key={choice}>
            <Checkbox isChecked={leftOut.choices.has(choice)} onChange={() => onChange(toggled(leftOut, choice))}>
              <span className="block font-semibold">{say(name)}</span>
              {hint && <span className="block text-small text-ink-soft">{say(hint)}</span>}
            </Checkbox>
            {choice === 'nuts' && withoutNuts && (
              <div className="mb-2 ml-9.5">
                <Switch
                  isOn={leftOut.allowsPeanuts}
                  onChange={(allowsPeanuts) => onChange({ ...leftOut, allowsPeanuts })}
                >
                  {say('allowsPeanuts')}
                </Switch>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
