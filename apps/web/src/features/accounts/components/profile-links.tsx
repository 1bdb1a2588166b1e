import { Link } from '@tanstack/react-router';
import { eatsByHormones } from '@weekbord/domain/cycle/current-cycle';
import { Card } from '@weekbord/ui/card/card';
import {
  Bell,
  BookOpenText,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  ChevronRight,
  KeyRound,
  Database,
  LifeBuoy,
  Mail,
  type LucideIcon,
  RefreshCcwDot,
  RotateCcw,
  Sparkles,
  UsersRound,
  Utensils,
} from 'lucide-react';
import { useBrand } from '../../../shared/brand/brand.ts';
import { helpAddress } from '../../../shared/links.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const ROW = 'flex min-h-18 w-full items-center gap-4 px-5 py-3 text-left transition hover:bg-sunken -outline-offset-3';

interface ProfileLinksProps {
  /** Whether the person has a profile that says what they eat. */
  hasDiet: boolean;
  /** Where a coach can swap: what they swap to, and how. */
  swap?: Readonly<{ to: 'coach' | 'client'; onSwap: () => void }>;
  onMyWeek?: () => void;
  onHabits?: () => void;
  onCalendar?: () => void;
  onReminders?: () => void;
  onRedoPlanning?: () => void;
  onForgetTaste?: () => void;
}

/** What else a person can do from their profile. */
export function ProfileLinks({
  hasDiet,
  swap,
  onMyWeek,
  onHabits,
  onCalendar,
  onReminders,
  onRedoPlanning,
  onForgetTaste,
}: ProfileLinksProps) {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const brand = useBrand();
  return (
    <Card isFlush className="divide-y divide-line overflow-hidden">
      {swap && (
        <ButtonRow
          icon={swap.to === 'coach' ? UsersRound : BookOpenText}
          title={say(swap.to === 'coach' ? 'toCoachMode' : 'toClientMode')}
          text={say(swap.to === 'coach' ? 'toCoachModeHint' : 'toClientModeHint')}
          onPress={swap.onSwap}
        />
      )}
      {onMyWeek && <ButtonRow icon={CalendarHeart} title={say('myWeek')} text={say('myWeekHint')} onPress={onMyWeek} />}
      {onHabits && <ButtonRow icon={CalendarSync} title={say('habits')} text={say('habitsHint')} onPress={onHabits} />}
      {onCalendar && (
        <ButtonRow icon={CalendarDays} title={say('calendar')} text={say('calendarHint')} onPress={onCalendar} />
      )}
      {onReminders && (
        <ButtonRow icon={Bell} title={say('reminders')} text={say('remindersHint')} onPress={onReminders} />
      )}
      {hasDiet && (
        <Link to="/profile/diet" className={ROW}>
          <RowContent icon={Utensils} title={say('diet')} text={say('dietHint')} />
        </Link>
      )}
      <CycleLink />
      <Link to="/profile/password" className={ROW}>
        <RowContent icon={KeyRound} title={say('password')} text={say('passwordHint')} />
      </Link>
      <Link to="/profile/email" className={ROW}>
        <RowContent icon={Mail} title={say('email')} text={say('emailHint')} />
      </Link>
      {onRedoPlanning && (
        <ButtonRow
          icon={RotateCcw}
          title={say('redoPlanning')}
          text={say('redoPlanningHint')}
          onPress={onRedoPlanning}
        />
      )}
      {onForgetTaste && (
        <ButtonRow icon={Sparkles} title={say('forgetTaste')} text={say('forgetTasteHint')} onPress={onForgetTaste} />
      )}
      <Link to="/profile/data" className={ROW}>
        <RowContent icon={Database} title={say('data')} text={say('dataHint')} />
      </Link>
      <a href={helpAddress(brand)} target="_blank" rel="noreferrer" className={ROW}>
        <RowContent
          icon={LifeBuoy}
          title={sayShared('contactSupport')}
          text={say('contactSupportHint')}
          spoken={sayShared('opensInNewTab')}
        />
      </a>
    </Card>
  );
}

function CycleLink() {
  const say = usePhrases('accounts');
  const { intake } = useCurrentUser();
  if (!intake || !eatsByHormones(intake.gender, intake.diet_type)) return null;
  return (
    <Link to="/profile/cycle" className={ROW}>
      <RowContent icon={RefreshCcwDot} title={say('cycle')} text={say('cycleHint')} />
    </Link>
  );
}

interface RowContentProps {
  icon: LucideIcon;
  title: string;
  text: string;
  spoken?: string;
}

function ButtonRow({ onPress, ...content }: RowContentProps & { onPress: () => void }) {
  return (
    <button type="button" className={ROW} onClick={onPress}>
      <RowContent {...content} />
    </button>
  );
}

function RowContent({ icon: Icon, title, text, spoken }: RowContentProps) {
  return (
    <>
      <span className="grid size-11 shrink-0 max-[16rem]:hidden place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1 wrap-break-word hyphens-auto">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{text}</span>
        {spoken && <span className="sr-only"> {spoken}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-[16rem]:hidden" />
    </>
  );
}
