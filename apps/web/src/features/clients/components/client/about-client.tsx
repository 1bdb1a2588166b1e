import { exerciseTemplate } from '@weekbord/domain/energy/exercise-templates';
import { weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import { changesWeight } from '@weekbord/domain/onboarding/typed-goal-weight';
import { centimetresToFeet } from '@weekbord/domain/units/height';
import { Notice } from '@weekbord/ui/notice/notice';
import { weeklyGoalAmount } from '../../../../shared/goals/weekly-goal-text.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { LANGUAGE_NAMES } from '../../../../shared/locale/language-names.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { Facts } from '../../../../shared/facts.tsx';
import { CHOICES, leftOutOf } from '../../../../shared/foods/left-out.ts';
import type { Client } from '../../api/clients.ts';
import { useCoachUnit } from '../../model/coach-unit.ts';
import { useWeightText } from '../../model/use-weight-text.ts';
import { NoIntake, ProfileLink } from './profile-link.tsx';

const PERCENT = 100;

/** Who a client is, their goal, and their eating habits. */
export function AboutClient({ client, name }: { client: Client; name: string }) {
  const say = usePhrases('clients');
  const { intake, age_closure: closure } = client;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:block xl:columns-2 xl:*:mb-4 xl:*:break-inside-avoid">
      {(closure === 'NOT_STATED' || closure === 'TOO_YOUNG') && (
        <div className="xl:[column-span:all]">
          <Notice tone="bad">{say(`closed${closure}`, { name })}</Notice>
        </div>
      )}
      <Facts
        title={say('contact')}
        facts={[
          [say('email'), client.email],
          [say('language'), LANGUAGE_NAMES[client.language]],
        ]}
      />
      {intake === null ? (
        <NoIntake client={client} name={name} />
      ) : (
        <>
          <Profile intake={intake} avoided={client.ingredients_to_avoid.map((one) => one.name)} />
          <div>
            <ProfileLink clientId={client.id}>{say('editProfile')}</ProfileLink>
          </div>
        </>
      )}
    </div>
  );
}

function Profile({ intake, avoided }: { intake: NonNullable<Client['intake']>; avoided: readonly string[] }) {
  const say = usePhrases('clients');
  const sayWizard = usePhrases('onboarding');
  const sayIntake = usePhrases('clientIntake');
  const sayEating = usePhrases('eating');
  const sayAllergen = usePhrases('foods');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  const language = useLanguage();
  const list = (items: readonly string[]) => new Intl.ListFormat(language).format(items);
  const unit = useCoachUnit();
  const weight = useWeightText();
  const pace = (change: number) =>
    say(unit === 'POUNDS' ? 'pounds' : 'kilograms', {
      value: `−${weeklyGoalAmount(weeklyGoalFromWeeklyChange(change), unit, format).amount}`,
    });
  const { age, birthday, height_in_cm: height, goal_weight_in_kg: goalWeight, body_fat_percentage: bodyFat } = intake;
  const years = age === null ? sayIntake('notGiven') : say('years', { count: age });
  const isGiven = (field: (typeof intake.not_given)[number]) => !intake.not_given.includes(field);
  const isLosing = intake.main_goal === 'LOSE_WEIGHT' && isGiven('main_goal');
  const leftOut = leftOutOf(intake);
  const exercises = intake.exercise_instances.flatMap((row): [string, string][] => {
    const template = exerciseTemplate(row.exercise);
    if (template === undefined) return [];
    const minutes = format.number(row.minutes_per_session);
    return [[sayIntake(`kind${template.name}`), say('exerciseRow', { minutes, count: row.sessions_per_week })]];
  });
  return (
    <>
      <Facts
        title={say('body')}
        facts={[
          [sayWizard('gender'), sayWizard(intake.gender)],
          birthday === null ? [say('age'), years] : [say('birthday'), `${format.date(birthday, 'full')} (${years})`],
          [
            say('height'),
            height === null
              ? sayIntake('notGiven')
              : unit === 'POUNDS'
                ? say('feetInches', centimetresToFeet(height))
                : say('centimetres', { value: format.number(height) }),
          ],
          [say('startWeight'), weight(intake.weight)],
          [
            say('bodyFat'),
            bodyFat === null ? sayIntake('notGiven') : say('percent', { value: format.number(bodyFat * PERCENT, 1) }),
          ],
          [say('goal'), isGiven('main_goal') ? sayWizard(`goal${intake.main_goal}`) : sayIntake('notGiven')],
          [
            say('goalWeight'),
            changesWeight(intake.main_goal) && isGiven('main_goal')
              ? goalWeight === null
                ? sayIntake('notGiven')
                : weight(goalWeight)
              : undefined,
          ],
          [
            say('aWeek'),
            isLosing
              ? isGiven('goal_weekly_change_in_kg')
                ? pace(intake.goal_weekly_change_in_kg)
                : sayIntake('notGiven')
              : undefined,
          ],
          [
            sayIntake('sustainability'),
            sayIntake(isGiven('sustainability') ? `sustainability${intake.sustainability}` : 'notGiven'),
          ],
          [say('activity'), sayWizard(`activity${intake.activity}`)],
        ]}
      />
      {exercises.length > 0 && <Facts title={say('exercise')} facts={exercises} />}
      <Facts
        title={say('eating')}
        facts={[
          [sayEating('diet'), sayEating(intake.diet)],
          [
            sayIntake('moments'),
            intake.meal_moments === null
              ? sayIntake('notGiven')
              : upperFirst(list(intake.meal_moments.map((moment) => sayMeal(moment).toLowerCase()))),
          ],
          [
            say('leavesOut'),
            list(CHOICES.filter((choice) => leftOut.choices.has(choice)).map((choice) => sayAllergen(choice))),
          ],
          [say('dislikes'), avoided.length === 0 ? sayIntake('notGiven') : list(avoided)],
        ]}
      />
    </>
  );
}
