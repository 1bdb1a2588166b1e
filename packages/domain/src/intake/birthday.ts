import { isRealDate, type PlainDate } from '../dates/plain-date.ts';
import type { Fault } from '../validation/fault.ts';
import { validateAgeOfIntake } from './validate-intake.ts';

/** The current contents of a birthday's three fields: DD, MM and YYYY. */
export type BirthdayBoxes = Readonly<{ day: string; month: string; year: string }>;

export type BirthdayFault = Fault<'required' | 'not_a_date' | 'in_future' | 'age_out_of_range'>;

const DIGITS = { day: /^\d{1,2}$/, month: /^\d{1,2}$/, year: /^\d{4}$/ } as const;

/** The age in whole years, on a date, of a person with this birthday; negative before birth. */
export function ageOn(birthday: PlainDate, date: PlainDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4));
  return date.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The age in a profile on a date: computed from the birthday if there is one, or the stated age in years. */
export function ageOfProfile(
  { age, birthday }: Readonly<{ age: number | null; birthday: PlainDate | null }>,
  date: PlainDate,
): number | null {
  return birthday === null ? age : ageOn(birthday, date);
}

/** The three fields of a birthday. */
export function boxesOfBirthday(birthday: PlainDate | null): BirthdayBoxes {
  const [year = '', month = '', day = ''] = birthday?.split('-') ?? [];
  return { day, month, year };
}

/** Parses the fields as a date; null if they are not one. Days and months may have a single digit. */
export function readBirthday({ day, month, year }: BirthdayBoxes): PlainDate | null {
  const boxes = { day: day.trim(), month: month.trim(), year: year.trim() };
  const isWritten = (['day', 'month', 'year'] as const).every((box) => DIGITS[box].test(boxes[box]));
  const date = `${boxes.year}-${boxes.month.padStart(2, '0')}-${boxes.day.padStart(2, '0')}`;
  return isWritten && isRealDate(date) ? date : null;
}

/** Checks a birthday as typed in its fields: a real date, not in the future, of someone 1 to 120 years old today. */
export function validateBirthday(boxes: BirthdayBoxes, today: PlainDate): BirthdayFault | null {
  if ([boxes.day, boxes.month, boxes.year].every((text) => text.trim() === '')) return { code: 'required' };
  const birthday = readBirthday(boxes);
  if (birthday === null) return { code: 'not_a_date' };
  if (birthday > today) return { code: 'in_future' };
  return validateAgeOfIntake(ageOn(birthday, today)) === null ? null : { code: 'age_out_of_range' };
}
