import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { DATE_ORDERS, DECIMAL_MARKS, IMPORT_WEIGHT_UNITS } from '@weekbord/domain/history/import-terms';
import { readDate, readNumber } from '@weekbord/domain/history/read-cells';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Question } from './use-import.ts';

interface ImportQuestionsProps {
  preview: ImportPreview;
  /** The questions already answered; nothing is preselected. */
  answered: readonly Question[];
  onAnswer: (about: Question, mapping: SentMapping) => void;
}

/** Asks what the file leaves open, quoting the first ambiguous cell. */
export function ImportQuestions({ preview: { questions, mapping }, answered, onAnswer }: ImportQuestionsProps) {
  const say = usePhrases('history');
  const isOpen = questions.some(({ about }) => !answered.includes(about));
  if (questions.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {questions.map(({ about, cell }) => (
        <div key={about} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <Choice
            about={about}
            cell={cell}
            mapping={mapping}
            isAnswered={answered.includes(about)}
            onAnswer={onAnswer}
          />
          <p className="text-small text-ink-soft">{say(HINTS[about])}</p>
        </div>
      ))}
      {isOpen && <Notice tone="plain">{say('answerFirst')}</Notice>}
    </div>
  );
}

const HINTS = {
  date_order: 'askdate_orderHint',
  energy_unit: 'askUnitHint',
  energy_decimal_mark: 'askenergy_decimal_markHint',
  weight_unit: 'askUnitHint',
} as const satisfies Record<Question, string>;

interface ChoiceProps extends Pick<ImportQuestionsProps, 'onAnswer'> {
  about: Question;
  cell: string;
  mapping: SentMapping;
  isAnswered: boolean;
}

/** The options for one question: what the cell can mean, rather than the names of formats. */
function Choice({ about, cell, mapping, isAnswered, onAnswer }: ChoiceProps) {
  const say = usePhrases('history');
  const format = useFormat();
  const options = {
    date_order: () =>
      DATE_ORDERS.flatMap((order) => {
        const date = readDate(cell, order);
        return date === null ? [] : [{ value: order, label: format.date(date, 'full') }];
      }),
    energy_unit: () => ENERGY_UNITS.map((unit) => ({ value: unit, label: say(`energyUnit${unit}`) })),
    energy_decimal_mark: () =>
      DECIMAL_MARKS.map((mark) => ({ value: mark, label: format.number(readNumber(cell, mark) ?? 0, 3) })),
    weight_unit: () => IMPORT_WEIGHT_UNITS.map((unit) => ({ value: unit, label: say(`weightUnit${unit}`) })),
  } satisfies Record<Question, () => { value: string; label: string }[]>;
  return (
    <SegmentedControl
      label={say(`ask${about}`, { cell })}
      value={isAnswered ? (mapping[about] ?? '') : ''}
      onChange={(value) => onAnswer(about, { ...mapping, [about]: value })}
      options={options[about]()}
    />
  );
}

/** The units that a file may use without naming them; apps always name any other unit. */
const ENERGY_UNITS = ['KILOCALORIES', 'KILOJOULES'] as const;
