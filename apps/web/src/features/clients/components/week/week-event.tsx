import { MessageCircle, SlidersHorizontal } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { EventOfClient } from '../../api/client-week.ts';

interface WeekEventProps {
  event: EventOfClient;
  name: string;
  /** The coach to name for events that are not the client's own; the reader if absent. */
  coach?: string;
}

/** A note, or a plan change, on the day it was made. */
export function WeekEvent({ event, name, coach }: WeekEventProps) {
  const say = usePhrases('clients');
  const changeOf = useChangeText();
  const who = event.is_of_client ? name : (coach ?? say('you'));
  const Icon = event.kind === 'NOTE' ? MessageCircle : SlidersHorizontal;
  return (
    <li className="flex gap-2 text-small">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 wrap-break-word">
        {event.kind === 'NOTE' ? (
          <p className="whitespace-pre-line">
            <span className="font-semibold">{say('whoWrote', { who })}</span> {event.text}
          </p>
        ) : (
          <>
            <p>
              <span className="font-semibold">{say('whoWrote', { who })}</span> {changeOf(event)}
            </p>
            {event.reason !== null && <p className="whitespace-pre-line text-ink-soft">{event.reason}</p>}
            {event.answer !== null && (
              <p className="text-ink-soft">
                {say(`planAnswer${event.answer}`, { name })}
                {event.question !== null && ` ${event.question}`}
              </p>
            )}
          </>
        )}
      </div>
    </li>
  );
}

type PlanEvent = Extract<EventOfClient, { kind: 'PLAN' }>;

/** Returns a formatter for a plan change: its effect on the average day of a week. */
function useChangeText(): (event: PlanEvent) => string {
  const say = usePhrases('clients');
  const format = useFormat();
  const signed = (value: number) => `${value > 0 ? '+' : '−'}${format.number(Math.abs(value))}`;
  return ({ effect }) => {
    if (effect === null) return say('planMade');
    const { kcal, protein } = effect;
    if (kcal === 0 && protein === 0) return say('planChangedOtherwise');
    const energy = kcal === 0 ? [] : [say('kcal', { value: signed(kcal) })];
    const grams = protein === 0 ? [] : [say('gramsOfProtein', { value: signed(protein) })];
    return say('planChanged', { change: [...energy, ...grams].join(', ') });
  };
}
