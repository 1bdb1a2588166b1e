import { ADHERENCE_DAYS, offPlan } from '@weekbord/domain/clients/adherence';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { kilogramsToPounds } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { useRegion } from '../../../shared/locale/language.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Need } from '../api/client-needs.ts';
import type { ClientFigures } from '../api/client-figures.ts';
import { useCoachUnit } from './coach-unit.ts';
import { useNeedText } from './use-need-text.ts';

/** Needs that are already reported as news about the client. */
const IN_NEWS: readonly Need['kind'][] = ['NOTE', 'QUESTION'];
/** The reasons why a client has no meaningful figures. */
const FOR_NONE: readonly Need['kind'][] = ['NOT_LOGGED', 'NO_PLAN', 'INVITATION'];
const DECIMALS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The texts about a client in a list, figure by figure; null if there is nothing to say. */
export interface FigureTexts {
  readonly logged: string | null;
  readonly energy: string | null;
  readonly protein: string | null;
  readonly isEnergyOff: boolean;
  readonly isProteinOff: boolean;
  /** kg or pounds per week, with a sign. */
  readonly weight: string | null;
  readonly lastSeen: string | null;
  /** Why the client needs attention, apart from news: the most urgent reason in short, and all reasons in full. */
  readonly reason: string | null;
  readonly reasons: readonly string[];
  /** Why the figures of the week are not meaningful, in short. */
  readonly reasonForNone: string | null;
}

/** Returns a formatter for clients' figures. */
export function useFigureTexts(): (client: ClientFigures) => FigureTexts {
  const say = usePhrases('clients');
  const format = useFormat();
  const region = useRegion();
  const unit = useCoachUnit();
  const textOf = useNeedText();
  const shortOf = useShortNeed();
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? null : say('percent', { value: format.number(value) });
  return ({ adherence, weight, last_seen: lastSeen, needs }) => {
    const off = adherence && offPlan({ ...adherence, loggedDays: adherence.logged_days });
    const others = needs.filter(({ kind }) => !IN_NEWS.includes(kind));
    const forNone = others.find(({ kind }) => FOR_NONE.includes(kind));
    const change = weight && (unit === 'POUNDS' ? kilogramsToPounds(weight.per_week) : weight.per_week);
    return {
      logged: adherence && `${adherence.logged_days}/${ADHERENCE_DAYS}`,
      energy: percent(adherence?.energy),
      protein: percent(adherence?.protein),
      isEnergyOff: off?.energy ?? false,
      isProteinOff: off?.protein ?? false,
      weight: change === null ? null : signed(change, region),
      lastSeen:
        lastSeen === null
          ? null
          : lastSeen === today()
            ? say('today')
            : lastSeen === addDays(today(), -1)
              ? say('yesterday')
              : format.date(lastSeen, 'dayMonth'),
      reason: others[0] === undefined ? null : shortOf(others[0]),
      reasons: others.map(textOf),
      reasonForNone: forNone === undefined ? null : shortOf(forNone),
    };
  };
}

/** Formats a number with its sign, to one decimal. */
function signed(value: number, region: string): string {
  const size = new Intl.NumberFormat(region, DECIMALS).format(Math.abs(value));
  const isNothing = Number(Math.abs(value).toFixed(1)) === 0;
  return isNothing ? size : `${value > 0 ? '+' : '−'}${size}`;
}

/** Returns a formatter for why a client needs attention, short enough for a row. */
function useShortNeed(): (need: Need) => string {
  const say = usePhrases('clients');
  const format = useFormat();
  const textOf = useNeedText();
  return (need) => {
    switch (need.kind) {
      case 'WEIGHT':
        return say(need.per_week > 0 ? 'shortWeightUp' : 'shortWeightDown');
      case 'ENERGY': {
        const percent = format.number(Math.abs(need.eaten / need.goal - 1) * 100);
        return say(need.eaten > need.goal ? 'shortEnergyOver' : 'shortEnergyUnder', { percent });
      }
      case 'PROTEIN':
        return say('shortProtein');
      case 'WEEK_ENDS': {
        const date = format.date(need.until, 'dayMonth');
        return say(need.until < today() ? 'shortWeekEnded' : 'shortWeekEnds', { date });
      }
      case 'INVITATION':
        return say('shortInvitation', { count: need.days });
      default:
        return textOf(need);
    }
  };
}
