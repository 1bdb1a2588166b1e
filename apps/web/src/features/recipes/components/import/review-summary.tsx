import { Card } from '@weekbord/ui/card/card';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Info } from 'lucide-react';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { countStates, type LineState, portionTotals, type ReadLine } from '../../model/read-lines.ts';
import { FigureTiles } from '../view/figure-tiles.tsx';
import { LINE_LOOKS } from './line-looks.ts';

interface ReviewSummaryProps {
  lines: readonly ReadLine[];
  /** The number of portions; null if unknown, in which case the nutrition per portion is unknown too. */
  portions: number | null;
}

/** How many lines of a recipe are matched, and the nutrition per portion. */
export function ReviewSummary({ lines, portions }: ReviewSummaryProps) {
  const say = usePhrases('importing');
  const counts = countStates(lines);
  const wanted = lines.length - counts.leftOut;
  const matchedText = say('matchedOf', { matched: counts.matched, count: wanted });
  return (
    <Card as="section" labelledBy="review-summary">
      <div role="status">
        <h2 id="review-summary" className="font-bold">
          {matchedText}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small font-semibold empty:hidden">
          <Count state="unsure" count={counts.unsure + counts.amountless} text="toCheck" />
          <Count state="unmatched" count={counts.unmatched} text="notFound" />
          <Count state="leftOut" count={counts.leftOut} text="countLeftOut" />
        </p>
      </div>
      <ProgressBar
        label={say('ingredients')}
        value={counts.matched}
        max={Math.max(wanted, 1)}
        valueText={matchedText}
        className="mt-3"
      />
      {portions !== null && <PortionFigures lines={lines} portions={portions} />}
    </Card>
  );
}

function PortionFigures({ lines, portions }: { lines: readonly ReadLine[]; portions: number }) {
  const say = usePhrases('importing');
  const totals = portionTotals(lines, portions);
  const isPartial = Object.values(totals).some((total) => total.isPartial);
  return (
    <>
      <h3 className="-mb-2 mt-5 text-small font-semibold text-ink-soft">{say('perPortion')}</h3>
      <FigureTiles
        meal={{
          kcal: totals.kcal.amount,
          protein: totals.protein.amount,
          carbohydrates: totals.carbohydrates.amount,
          fat: totals.fat.amount,
        }}
      />
      {isPartial && (
        <p className="mt-3 flex items-start gap-2 text-tiny text-ink-soft">
          <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
          {say('partial')}
        </p>
      )}
    </>
  );
}

function Count({
  state,
  count,
  text,
}: {
  state: LineState;
  count: number;
  text: 'toCheck' | 'notFound' | 'countLeftOut';
}) {
  const say = usePhrases('importing');
  const { Icon, text: colour } = LINE_LOOKS[state];
  if (count === 0) return null;
  return (
    <span className={classes('inline-flex items-center gap-1.5', colour)}>
      <Icon aria-hidden="true" className="size-4.5" />
      {say(text, { count })}
    </span>
  );
}
