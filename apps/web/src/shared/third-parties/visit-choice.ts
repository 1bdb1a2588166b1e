import { VISIT_PURPOSES, type VisitChoice, type VisitPurpose } from '@weekbord/domain/consent/third-parties';
import { isRealDate } from '@weekbord/domain/dates/plain-date';
import { readStored, writeStored } from '../stored.ts';

/** Reads this browser's choice; null if there is none. */
export function readVisitChoice(): VisitChoice | null {
  try {
    const { asked, agreed, on } = JSON.parse(readStored('visit-choice') ?? 'null') as Record<
      keyof VisitChoice,
      unknown
    >;
    return typeof on === 'string' && isRealDate(on)
      ? { asked: purposesIn(asked), agreed: purposesIn(agreed), on }
      : null;
  } catch {
    return null;
  }
}

/** Stores a choice in this browser, which survives logging out. */
export function keepVisitChoice(choice: VisitChoice): void {
  writeStored('visit-choice', JSON.stringify(choice));
}

function purposesIn(value: unknown): readonly VisitPurpose[] {
  return Array.isArray(value) ? VISIT_PURPOSES.filter((purpose) => value.includes(purpose)) : [];
}
