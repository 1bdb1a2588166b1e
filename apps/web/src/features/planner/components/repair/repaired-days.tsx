import { repairBenefit } from '@weekbord/domain/repair/repair-benefit';
import { classes } from '@weekbord/ui/classes';
import { useFormat } from '../../../../shared/locale/format.ts';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { RepairChange, WeekRepair } from '../../api/repair-week.ts';

interface RepairedDaysProps {
  repair: WeekRepair;
  showsTargets: boolean;
}

/** The changes in words, day by day: the replaced and added meals, and the day's new total. */
export function RepairedDays({ repair, showsTargets }: RepairedDaysProps) {
  const say = usePhrases('repairing');
  const format = useFormat();
  const byDate = Map.groupBy(repair.changes, ({ date }) => date);
  return [...byDate].map(([date, changes]) => {
    const { before, after, target } = repair.days.find((day) => day.date === date)!;
    const energy = { before: format.number(before.kcal), after: format.number(after.kcal) };
    return (
      <section key={date} aria-labelledby={`repair-${date}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={`repair-${date}`} className="font-bold">
            {upperFirst(format.date(date, 'long'))}
          </h3>
          <p className="text-tiny text-ink-soft tabular-nums">
            {showsTargets ? say('ofDay', { ...energy, target: format.number(target.kcal) }) : say('energy', energy)}
          </p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {changes.map((change) => (
            <Change key={change.calendar_item} change={change} week={showsTargets ? repair.week : null} />
          ))}
        </ul>
      </section>
    );
  });
}

/** One changed meal, and its effect on the week if targets are shown. */
function Change({ change, week }: { change: RepairChange; week: WeekRepair['week'] | null }) {
  const say = usePhrases('repairing');
  const sayMeals = usePhrases('meals');
  const format = useFormat();
  const { before, after, meal_moment: moment } = change;
  const gain = week && repairBenefit(before, after, week);
  const { picture, image, name } = (after ?? before).recipe_template;
  const [was, is] = [format.figure(before.kcal), format.figure(after?.kcal ?? null)];
  return (
    <li className="flex items-start gap-3 rounded-control bg-sunken p-2.5">
      <DishPicture
        picture={picture}
        size="crop"
        image={image}
        className={classes('size-12 shrink-0 rounded-control', after === null && 'opacity-45 grayscale')}
      />
      <div className="min-w-0 flex-1">
        <p className="text-tiny text-ink-soft">{sayMeals(moment)}</p>
        <p
          className={classes(
            'leading-snug font-semibold text-pretty hyphens-auto wrap-break-word',
            after === null && 'text-ink-soft line-through',
          )}
        >
          {name}
        </p>
        <p className="text-small text-pretty">{useChangeText(change)}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-ink-soft tabular-nums">
          <span>{after === null ? say('energyGone', { before: was }) : say('energy', { before: was, after: is })}</span>
          {gain && gain.figure !== 'kcal' && (
            <span className="font-medium text-brand-strong">
              {say(gain.added > 0 ? 'brings_more' : 'brings_less', {
                amount: format.number(Math.abs(gain.added)),
                of: say(`of_${gain.figure}`),
              })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** The minimum difference in kcal for a dish to be called smaller or larger. */
const NOTICED_KCAL = 10;

function useChangeText({ kind, before, after, because }: RepairChange): string {
  const say = usePhrases('repairing');
  if (after === null) return say(`removed_${because ?? 'NOTHING_FITS'}`);
  if (kind === 'REPLACED') return say('replaced', { before: before.recipe_template.name });
  const more = (after.kcal ?? 0) - (before.kcal ?? 0);
  return say(Math.abs(more) < NOTICED_KCAL ? 'resizedOther' : more < 0 ? 'resizedLess' : 'resizedMore');
}
