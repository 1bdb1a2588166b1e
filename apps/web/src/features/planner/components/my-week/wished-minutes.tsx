import type { Weekday } from '@weekbord/domain/dates/weekdays';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Select } from '@weekbord/ui/select/select';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useWeekdays } from '../../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { MyWeek } from '../../api/week-wishes.ts';
import { minuteChoices, minutesOfDays, WEEKEND, withMinutes, WORKING_DAYS } from '../../model/my-week.ts';

interface WishedMinutesProps {
  week: MyWeek;
  onChange: (week: MyWeek) => void;
}

const NONE = 'none';
const valueOf = (minutes: number | null) => (minutes === null ? NONE : String(minutes));
const minutesOf = (value: string) => (value === NONE ? null : Number(value));

/** How long a dinner may take: set for working days and weekends, or for each day. */
export function WishedMinutes({ week, onChange }: WishedMinutesProps) {
  const say = usePhrases('myWeek');
  const nameOf = useWeekdayNames();
  const ofWeek = useWeekdays();
  const [showsDays, setShowsDays] = useState(false);
  const optionsFor = (chosen: number | null | undefined) =>
    minuteChoices(chosen).map((minutes) => ({
      value: valueOf(minutes),
      label: minutes === null ? say('noLimit') : say('minutesChoice', { minutes }),
    }));
  const chips = (label: string, days: readonly Weekday[]) => {
    const chosen = minutesOfDays(week, days);
    return (
      <ChipChoice
        label={label}
        {...(chosen === undefined && { hint: say('daysDiffer') })}
        kind="one"
        values={chosen === undefined ? [] : [valueOf(chosen)]}
        options={optionsFor(chosen)}
        onChange={([value = NONE]) => onChange(withMinutes(week, days, minutesOf(value)))}
      />
    );
  };
  return (
    <Card as="section" labelledBy="my-week-minutes" className="grid content-start gap-4">
      <div>
        <h2 id="my-week-minutes" className="text-heading font-bold">
          {say('minutes')}
        </h2>
        <p className="mt-0.5 text-small text-ink-soft">{say('minutesHint')}</p>
      </div>
      {chips(say('weekdays'), WORKING_DAYS)}
      {chips(say('weekend'), WEEKEND)}
      <Button
        tone="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        aria-expanded={showsDays}
        aria-controls="my-week-days"
        icon={
          <ChevronDown
            aria-hidden="true"
            className={showsDays ? 'size-5 rotate-180 transition' : 'size-5 transition'}
          />
        }
        onClick={() => setShowsDays(!showsDays)}
      >
        {say(showsDays ? 'hideDays' : 'eachDay')}
      </Button>
      <div
        id="my-week-days"
        hidden={!showsDays}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 not-[[hidden]]:grid"
      >
        {ofWeek.map((day) => (
          <Select
            key={day}
            label={nameOf(day)}
            value={valueOf(week.dinner_minutes[day])}
            options={optionsFor(week.dinner_minutes[day])}
            onChange={(value) => onChange(withMinutes(week, [day], minutesOf(value)))}
          />
        ))}
      </div>
    </Card>
  );
}
