import { usePhrases } from '../phrases/use-phrases.ts';

/** Why a field is invalid; `limit` is the limit that was exceeded. */
type FieldFault = Readonly<{
  code: 'required' | 'not_a_number' | 'not_positive' | 'negative' | 'too_large' | 'too_long';
  limit?: number;
}>;

const PHRASES = {
  required: 'required',
  not_a_number: 'notANumber',
  not_positive: 'notPositive',
  negative: 'negative',
} as const;

/** Returns a formatter for what would be valid in a field. Requires the phrases of the area 'forms'. */
export function useFaultText(): (fault: FieldFault) => string {
  const say = usePhrases('forms');
  return ({ code, limit = 0 }) => {
    if (code === 'too_large') return say('tooLarge', { limit });
    return code === 'too_long' ? say('tooLong', { limit }) : say(PHRASES[code]);
  };
}

/** Returns the text of each validation error, by field. */
export function faultTexts<Name extends string, Fault>(
  faults: Readonly<Partial<Record<Name, Fault>>>,
  textOf: (fault: Fault) => string,
): Readonly<Partial<Record<Name, string>>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(faults) as Name[]) {
    const fault = faults[name];
    if (fault !== undefined) texts[name] = textOf(fault);
  }
  return texts;
}
