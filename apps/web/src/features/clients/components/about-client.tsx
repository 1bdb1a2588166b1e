import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { useFormat } from '../../../shared/locale/format.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { Facts } from '../../../shared/facts.tsx';
import { CHOICES, leftOutOf } from '../../../shared/foods/left-out.ts';
import type { Client } from '../api/clients.ts';

const PERCENT = 100;

/** Who a client is, what they aim for and what they eat. */
export function AboutClient({ client, name }: { client: Client; name: string }) {
  const say = usePhrases('clients');
  const { intake } = client;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Facts
        title={say('contact')}
        facts={[
          [say('email'), client.email],
          [say('language'), LANGUAGE_NAMES[client.language]],
        ]}
      />
      {intake === null ? (
        <EmptyState title={say('noIntakeTitle')} text={say('noIntakeText', { name })} />
      ) : (
        <Profile intake={intake} avoided={client.ingredients_to_avoid.map((one) => one.name)} />
      )}
    </div>
  );
}

function Profile({ intake, avoided }: { intake: NonNullable<Client['intake']>; avoided: readonly string[] }) {
  const say = usePhrases('clients');
  const sayWizard = usePhrases('onboarding');
  const sayEating = usePhrases('eating');
  const sayAllergen = usePhrases('foods');
  const format = useFormat();
  const language = useLanguage();
  const list = (items: readonly string[]) => new Intl.ListFormat(language).format(items);
  const kilograms = (value: number) => say('kilograms', { value: format.number(value, 1) });
  const { age, height_in_cm: height, goal_weight_in_kg: goalWeight, body_fat_percentage: bodyFat } = intake;
  const leftOut = leftOutOf(intake);
  return (
    <>
      <Facts
        title={say('body')}
        facts={[
          [sayWizard('gender'), sayWizard(intake.gender)],
          [say('age'), age === null ? undefined : say('years', { count: age })],
          [say('height'), height === null ? undefined : say('centimetres', { value: format.number(height) })],
          [say('startWeight'), kilograms(intake.weight)],
          [
            say('bodyFat'),
            bodyFat === null ? undefined : say('percent', { value: format.number(bodyFat * PERCENT, 1) }),
          ],
          [say('goal'), sayWizard(`goal${intake.main_goal}`)],
          [
            say('goalWeight'),
            goalWeight === null || intake.main_goal !== 'LOSE_WEIGHT' ? undefined : kilograms(goalWeight),
          ],
          [say('aWeek'), intake.main_goal === 'LOSE_WEIGHT' ? kilograms(intake.goal_weekly_change_in_kg) : undefined],
          [say('activity'), sayWizard(`activity${intake.activity}`)],
        ]}
      />
      <Facts
        title={say('eating')}
        facts={[
          [sayEating('diet'), sayEating(intake.diet)],
          [
            say('leavesOut'),
            list(CHOICES.filter((choice) => leftOut.choices.has(choice)).map((choice) => sayAllergen(choice))),
          ],
          [say('dislikes'), list(avoided)],
        ]}
      />
    </>
  );
}
