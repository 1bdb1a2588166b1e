import type { printing as english } from '../en/printing.ts';
import type { Translation } from '../phrases.ts';

export const printing = {
  title: 'Maaltijden van {start} tot en met {end}',
  moment: 'Maaltijd',
  forPeople: { one: 'voor {count} persoon', other: 'voor {count} personen' },
  warmed: 'opwarmen',
} as const satisfies Translation<typeof english>;
