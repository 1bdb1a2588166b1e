import { MAX_COOK_FOR } from '@weekbord/domain/recipes/amounts/meal-limits';
import {
  BREAKFAST_WISHES,
  COOK_TWICE_WISHES,
  FAMILIARITIES,
  LUNCH_WISHES,
} from '@weekbord/domain/planner/wishes/week-wishes';
import type { MarkedDiet } from '@weekbord/domain/diets/diets';
import { Card } from '@weekbord/ui/card/card';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { Switch } from '@weekbord/ui/switch/switch';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { MyWeek } from '../../api/week-wishes.ts';
import { breakfastOf, choosableGroups, dinnerConflicts, peopleOf } from '../../model/my-week.ts';
import { WishedDinners } from './wished-dinners.tsx';
import { WishedMinutes } from './wished-minutes.tsx';

interface MyWeekFormProps {
  week: MyWeek;
  /** The user's diet; null if they have no restriction. */
  diet: MarkedDiet | null;
  onChange: (week: MyWeek) => void;
}

/** A user's wishes for their weeks; each choice is applied immediately. */
export function MyWeekForm({ week, diet, onChange }: MyWeekFormProps) {
  const say = usePhrases('myWeek');
  const groups = choosableGroups(diet);
  const conflicts = dinnerConflicts(week, diet);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {(groups.length > 0 || conflicts.length > 0) && (
          <WishedDinners week={week} groups={groups} conflicts={conflicts} onChange={onChange} />
        )}
        <Card
          as="section"
          labelledBy="my-week-other-meals"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 hyphens-auto wrap-break-word"
        >
          <h2 id="my-week-other-meals" className="text-heading font-bold">
            {say('otherMeals')}
          </h2>
          <ChipChoice
            label={say('breakfast')}
            kind="one"
            values={[breakfastOf(week)]}
            options={BREAKFAST_WISHES.map((value) => ({ value, label: say(`breakfast_${value}`) }))}
            onChange={([breakfast = 'EITHER']) => onChange({ ...week, breakfast })}
          />
          <Switch isOn={week.same_breakfast} onChange={(isOn) => onChange({ ...week, same_breakfast: isOn })}>
            <span className="block font-semibold">{say('sameBreakfast')}</span>
            <span className="block text-small text-ink-soft">{say('sameBreakfastHint')}</span>
          </Switch>
          <SegmentedControl
            label={say('lunch')}
            value={week.lunch}
            onChange={(lunch) => onChange({ ...week, lunch })}
            options={LUNCH_WISHES.map((value) => ({ value, label: say(`lunch_${value}`) }))}
          />
        </Card>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WishedMinutes week={week} onChange={onChange} />
        <Card
          as="section"
          labelledBy="my-week-kitchen"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 hyphens-auto wrap-break-word"
        >
          <h2 id="my-week-kitchen" className="text-heading font-bold">
            {say('kitchen')}
          </h2>
          <div>
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="min-w-[min(100%,6rem)] flex-1 font-semibold">{say('cookFor')}</p>
              <Stepper
                label={say('cookFor')}
                lessLabel={say('fewerPeople')}
                moreLabel={say('morePeople')}
                value={peopleOf(week)}
                max={MAX_COOK_FOR}
                format={(count) => say('people', { count })}
                onChange={(cook_for) => onChange({ ...week, cook_for })}
              />
            </div>
            <p className="mt-1 text-small text-ink-soft">{say('cookForHint')}</p>
          </div>
          <ChipChoice
            label={say('cookTwice')}
            kind="one"
            values={[week.cook_twice]}
            options={COOK_TWICE_WISHES.map((value) => ({ value, label: say(`cookTwice_${value}`) }))}
            onChange={([cook_twice = 'NONE']) => onChange({ ...week, cook_twice })}
          />
          <SegmentedControl
            label={say('familiarity')}
            value={week.familiarity}
            onChange={(familiarity) => onChange({ ...week, familiarity })}
            options={FAMILIARITIES.map((value) => ({ value, label: say(`familiarity_${value}`) }))}
          />
        </Card>
      </div>
    </div>
  );
}
