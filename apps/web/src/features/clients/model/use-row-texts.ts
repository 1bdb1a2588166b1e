import type { ClientRow, ClientRowFaults } from '@weekbord/domain/clients/client-rows';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { RowState } from './imported-rows.ts';

type Field = keyof ClientRowFaults;
const FIELDS = ['first_name', 'last_name', 'email', 'language', 'row'] as const satisfies readonly Field[];

interface RowTexts {
  /** The name of a row in the label of a button. */
  readonly nameOf: (row: ClientRow) => string;
  readonly languageOf: (row: ClientRow) => string | undefined;
  /** The error text of each field of a row. */
  readonly faultTexts: (row: ClientRow, faults: ClientRowFaults) => Readonly<Partial<Record<Field, string>>>;
  /** The errors of a row, or the reason for its refusal, one sentence each. */
  readonly reasonsOf: (row: ClientRow, state: RowState) => readonly string[];
}

/** The text shown for each row of an imported file of clients. */
export function useRowTexts(): RowTexts {
  const say = usePhrases('clientImport');
  const sayShared = usePhrases('shared');
  const faultTexts: RowTexts['faultTexts'] = ({ email }, faults) => {
    const ofName = (fault: ClientRowFaults['first_name'], required: string) =>
      fault && (fault.code === 'required' ? required : say('too_long', { count: fault.limit ?? 0 }));
    const ofEmail = (fault: NonNullable<ClientRowFaults['email']>) => {
      if (fault.code === 'repeated') return say('repeated', { line: String(fault.line) });
      if (fault.code === 'too_long') return say('too_long', { count: fault.limit ?? 0 });
      return fault.code === 'required' ? say('email_required') : say('not_an_email', { email });
    };
    return {
      first_name: ofName(faults.first_name, say('first_name_required')),
      last_name: ofName(faults.last_name, say('last_name_required')),
      email: faults.email && ofEmail(faults.email),
      language: faults.language && say('not_a_language', { word: faults.language.word }),
      row: faults.row && say('extra_cells'),
    };
  };
  return {
    nameOf: ({ first_name: first, last_name: last, email, line }) =>
      `${first} ${last}`.trim() || email || say('line', { line: String(line) }),
    languageOf: ({ language, unknown_language: unknown }) =>
      language === null ? (unknown ?? undefined) : LANGUAGE_NAMES[language],
    faultTexts,
    reasonsOf: (row, state) => {
      if (state.kind === 'FAULTY') {
        const texts = faultTexts(row, state.faults);
        return FIELDS.flatMap((field) => texts[field] ?? []);
      }
      if (state.kind !== 'REFUSED') return [];
      const ofFields = FIELDS.flatMap((field) => fieldMessage(state.failure, field) ?? []);
      return ofFields.length > 0 ? ofFields : [failureText(state.failure, sayShared)];
    },
  };
}
