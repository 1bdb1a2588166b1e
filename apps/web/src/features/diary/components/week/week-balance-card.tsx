import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { Card } from '@weekbord/ui/card/card';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type WeekBalance, useWeekBalance } from '../../api/week-balance.ts';
import { useFindingText } from '../../model/use-finding-text.ts';
import { FindingIcon } from '../balance/balance-findings.tsx';

/** How many findings are shown before the user asks for all. */
const FIRST = 3;

interface WeekBalanceProps {
  date: PlainDate;
}

/** The balance of the week next to the day: the main findings, and a button for the rest. */
export function WeekBalanceCard({ date }: WeekBalanceProps) {
  const say = usePhrases('balance');
  const { data: week } = useWeekBalance(date);
  return (
    <Card as="section" labelledBy="week-balance" isFlush className="min-h-30 shrink-0 px-5 pb-4 pt-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="week-balance" className="text-heading font-bold">
          {say('title')}
        </h2>
        {week && week.planned.whole_days > 0 && (
          <BalanceLink date={date} className="text-brand-strong">
            {say('open')}
          </BalanceLink>
        )}
      </div>
      {week && <FirstFindings week={week} />}
    </Card>
  );
}

function FirstFindings({ week }: { week: WeekBalance }) {
  const say = usePhrases('balance');
  const text = useFindingText(week);
  const { findings, whole_days: days } = week.planned;
  if (findings.length === 0)
    return <p className="text-small text-ink-soft">{say(days === 0 ? 'nothingYet' : 'allIsWell')}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {findings.slice(0, FIRST).map((finding) => (
        <li key={finding.measure} className="flex items-start gap-2 text-small">
          <FindingIcon finding={finding} />
          {text(finding, week.planned).words}
        </li>
      ))}
    </ul>
  );
}

/** The balance of the week in one line below its days; pressing it opens the rest. */
export function WeekBalanceLine({ date }: WeekBalanceProps) {
  const { data: week } = useWeekBalance(date);
  return week && week.planned.whole_days > 0 ? <Line date={date} week={week} /> : null;
}

function Line({ date, week }: { date: PlainDate; week: WeekBalance }) {
  const say = usePhrases('balance');
  const text = useFindingText(week);
  const [first] = week.planned.findings;
  return (
    <BalanceLink date={date} className="w-full text-ink-soft">
      {first && <FindingIcon finding={first} />}
      <span className="ml-1 line-clamp-2 min-w-0 flex-1 leading-snug">
        <span className="sr-only">{say('title')}: </span>
        {first === undefined ? say('allIsWell') : text(first, week.planned).words}
      </span>
    </BalanceLink>
  );
}

function BalanceLink({ date, className, children }: { date: PlainDate; className: string; children: ReactNode }) {
  return (
    <Link
      to="/diary/$date/balance"
      params={{ date }}
      state={(known) => ({ ...known, isOverDiary: true })}
      resetScroll={false}
      className={`flex min-h-11 items-center gap-1 text-small font-semibold ${className}`}
    >
      {children}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
    </Link>
  );
}
