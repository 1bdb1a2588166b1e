import { MENSTRUAL_CALENDAR_DAYS_AHEAD, validateMenstrualDate } from '@weekbord/domain/cycle/validate-cycle';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { Calendar } from '@weekbord/ui/calendar/calendar';
import { Card } from '@weekbord/ui/card/card';
import { ExternalLink } from 'lucide-react';
import { articleAddress } from '../../../../shared/links.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useFirstWeekday } from '../../../../shared/locale/first-weekday.ts';
import { useRegion } from '../../../../shared/locale/language.ts';
import { today } from '../../../../shared/locale/today.ts';
import { OutsideLink } from '../../../../shared/outside-link.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks for the first day of the last period. */
export function MenstrualDatesStep() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const region = useRegion();
  const firstWeekday = useFirstWeekday();
  const wizard = useWizard('menstrual-dates');
  const { form } = wizard;
  const day = today();
  const chosen = form.menstrualCycle.lastMenstrualPeriodStartDate;
  const fault = validateMenstrualDate(chosen, day);

  const choose = (date: string) =>
    wizard.change({ ...form, menstrualCycle: { ...form.menstrualCycle, lastMenstrualPeriodStartDate: date } });

  return (
    <WizardFrame
      step="menstrual-dates"
      wizard={wizard}
      title={say('menstrualDatesTitle')}
      text={say('menstrualDatesText')}
      onNext={() => wizard.next(form)}
      isNextDisabled={fault !== null}
    >
      <Card>
        <Calendar
          label={say('menstrualDatesLabel')}
          locale={region}
          firstWeekday={firstWeekday}
          previousLabel={sayShared('previousMonth')}
          nextLabel={sayShared('nextMonth')}
          value={chosen ?? undefined}
          onChange={choose}
          shown={day}
          today={day}
          max={addDays(day, MENSTRUAL_CALENDAR_DAYS_AHEAD)}
        />
      </Card>
      <p role="status" className="not-empty:mt-4 text-small text-ink-soft">
        {chosen && !fault && say('menstrualDateChosen', { date: format.date(chosen, 'long') })}
      </p>
      <ChoiceError
        id="menstrual-date-error"
        text={fault?.code === 'in_future' ? say('menstrualDateFuture') : undefined}
      />
      <OutsideLink
        to={articleAddress('cycle-diet')}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand-strong underline-offset-3 hover:underline"
      >
        {say('menstrualDatesInfo')}
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      </OutsideLink>
    </WizardFrame>
  );
}
