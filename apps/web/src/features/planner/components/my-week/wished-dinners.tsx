import type { DinnerGroup } from '@weekbord/domain/planner/wishes/week-wishes';
import type { DinnerConflict } from '@weekbord/domain/planner/wishes/wished-dinners';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { MyWeek } from '../../api/week-wishes.ts';
import { dinnersLeft, dinnersOf, withDinners } from '../../model/my-week.ts';

interface WishedDinnersProps {
  week: MyWeek;
  /** The dinner groups that the diet allows. */
  groups: readonly DinnerGroup[];
  conflicts: readonly DinnerConflict[];
  onChange: (week: MyWeek) => void;
}

const DINNERS = 7;

/** The number of dinners with meat, with fish and with neither; at most seven in total. */
export function WishedDinners({ week, groups, conflicts, onChange }: WishedDinnersProps) {
  const say = usePhrases('myWeek');
  const dinners = dinnersOf(week);
  const left = dinnersLeft(week, groups);
  return (
    <Card as="section" labelledBy="my-week-dinners">
      <h2 id="my-week-dinners" className="text-heading font-bold">
        {say('dinners')}
      </h2>
      <p className="mt-0.5 min-h-6 text-small text-ink-soft" aria-live="polite">
        {groups.length === 0
          ? say('dinnersOfDiet')
          : left >= DINNERS
            ? say('dinnersAsYouLike')
            : left > 0
              ? say('dinnersLeft', { count: left })
              : left === 0 && say('dinnersFull')}
      </p>
      {conflicts.length > 0 && (
        <div className="mt-3">
          <Notice tone="plain">
            {conflicts.map((conflict) => (
              <p key={conflict}>{say(`conflict_${conflict}`)}</p>
            ))}
          </Notice>
        </div>
      )}
      <ul className="mt-3 grid gap-2 empty:hidden">
        {groups.map((group) => (
          <li key={group} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-[min(100%,6rem)] flex-1 font-semibold">{say(`group_${group}`)}</span>
            <Stepper
              label={say(`group_${group}`)}
              lessLabel={say('less', { name: say(`group_${group}`) })}
              moreLabel={say('more', { name: say(`group_${group}`) })}
              value={dinners[group]}
              min={0}
              max={Math.max(0, Math.min(DINNERS, dinners[group] + left))}
              onChange={(count) => onChange(withDinners(week, groups, group, count))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
