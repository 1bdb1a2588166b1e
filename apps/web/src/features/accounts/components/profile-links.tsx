import { Link } from '@tanstack/react-router';
import { Card } from '@weekbord/ui/card/card';
import { CalendarHeart, ChevronRight, LifeBuoy, RotateCcw, Sparkles, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/brand/brand.ts';
import { helpAddress } from '../../../shared/links.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

const ROW = 'flex min-h-18 w-full items-center gap-4 px-5 py-3 text-left transition hover:bg-sunken -outline-offset-3';

interface ProfileLinksProps {
  /** Whether the person has a profile that says what they eat. */
  hasDiet: boolean;
  onMyWeek?: () => void;
  onRedoPlanning?: () => void;
  onForgetTaste?: () => void;
}

/** What else a person can do from their profile. */
export function ProfileLinks({ hasDiet, onMyWeek, onRedoPlanning, onForgetTaste }: ProfileLinksProps) {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const brand = useBrand();
  return (
    <Card isFlush className="divide-y divide-line overflow-hidden">
      {onMyWeek && (
        <button type="button" className={ROW} onClick={onMyWeek}>
          <RowContent
            icon={<CalendarHeart aria-hidden="true" className="size-5.5" />}
            title={say('myWeek')}
            text={say('myWeekHint')}
          />
        </button>
      )}
      {hasDiet && (
        <Link to="/profile/diet" className={ROW}>
          <RowContent
            icon={<Utensils aria-hidden="true" className="size-5.5" />}
            title={say('diet')}
            text={say('dietHint')}
          />
        </Link>
      )}
      {onRedoPlanning && (
        <button type="button" className={ROW} onClick={onRedoPlanning}>
          <RowContent
            icon={<RotateCcw aria-hidden="true" className="size-5.5" />}
            title={say('redoPlanning')}
            text={say('redoPlanningHint')}
          />
        </button>
      )}
      {onForgetTaste && (
        <button type="button" className={ROW} onClick={onForgetTaste}>
          <RowContent
            icon={<Sparkles aria-hidden="true" className="size-5.5" />}
            title={say('forgetTaste')}
            text={say('forgetTasteHint')}
          />
        </button>
      )}
      <a href={helpAddress(brand)} target="_blank" rel="noreferrer" className={ROW}>
        <RowContent
          icon={<LifeBuoy aria-hidden="true" className="size-5.5" />}
          title={sayShared('contactSupport')}
          text={say('contactSupportHint')}
          spoken={sayShared('opensInNewTab')}
        />
      </a>
    </Card>
  );
}

function RowContent({ icon, title, text, spoken }: { icon: ReactNode; title: string; text: string; spoken?: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{text}</span>
        {spoken && <span className="sr-only"> {spoken}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
}
