import { isNoticeablyOff, repairBenefit } from '@weekbord/domain/repair/repair-benefit';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { WeekRepair } from '../../api/repair-week.ts';
import { RepairedDays } from './repaired-days.tsx';
import { RepairedGroceries } from './repaired-groceries.tsx';
import { WeekSums } from './week-sums.tsx';

/** A deviation of less than this many kcal in a week is not mentioned. */
const WORTH_A_WORD = 100;

interface WeekRepairViewProps {
  repair: WeekRepair;
  /** Whether the person may see their plan's targets. */
  showsTargets: boolean;
}

/** A repair before it is applied: in words first, then in numbers; or why there is none. */
export function WeekRepairView({ repair, showsTargets }: WeekRepairViewProps) {
  const say = usePhrases('repairing');
  const format = useFormat();
  const { reason, changes, week, let_go_kcal: letGo, empty_count: emptyCount } = repair;
  if (reason === 'UNANSWERED') return null;
  if (reason === 'FITS' && emptyCount > 0)
    return <EmptyState title={say('FITS_SO_FAR_title')} text={say('FITS_SO_FAR_text', { count: emptyCount })} />;
  if (reason !== null) return <EmptyState title={say(`${reason}_title`)} text={say(`${reason}_text`)} />;
  const amount = format.number(Math.abs(letGo));
  const energy = { before: format.number(week.before.kcal), after: format.number(week.after.kcal) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <p>
          {say('summary', { count: changes.length })}{' '}
          {showsTargets
            ? say('weekEnergy', { ...energy, target: format.number(week.target.kcal) })
            : say('weekEnergyPlain', energy)}
        </p>
        {showsTargets && <Reasons repair={repair} />}
        {showsTargets && Math.abs(letGo) >= WORTH_A_WORD && (
          <p className="text-small text-ink-soft">{say(letGo > 0 ? 'letGoOver' : 'letGoUnder', { amount })}</p>
        )}
      </div>
      <RepairedDays repair={repair} showsTargets={showsTargets} />
      <WeekSums week={week} showsTargets={showsTargets} />
      <RepairedGroceries groceries={repair.groceries} />
    </div>
  );
}

/** Apart from the energy, which has its own sentence. */
const REASONS = ['protein', 'carbohydrates', 'fat'] as const;

/** Names the nutrients that are noticeably over or under their weekly goal and that the changes improve. */
function Reasons({ repair: { changes, week } }: { repair: WeekRepair }) {
  const say = usePhrases('repairing');
  const language = useLanguage();
  const gains = changes.map(({ before, after }) => repairBenefit(before, after, week));
  const figures = (isMore: boolean) => {
    const changed = REASONS.filter(
      (name) => isNoticeablyOff(name, week) && gains.some((one) => one?.figure === name && one.added > 0 === isMore),
    );
    return changed.length === 0
      ? null
      : new Intl.ListFormat(language).format(changed.map((name) => say(`week_${name}`)));
  };
  const [under, over] = [figures(true), figures(false)];
  return (
    (under ?? over) !== null && (
      <p>
        {[under && say('weekUnder', { figures: under }), over && say('weekOver', { figures: over })]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      </p>
    )
  );
}
