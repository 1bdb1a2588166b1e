import type { ImportPreview, SentMapping } from '@weekbord/contract/history/imports';
import { DATE_ORDERS, IMPORT_WEIGHT_UNITS } from '@weekbord/domain/history/import-terms';
import { readDate } from '@weekbord/domain/history/read-cells';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Question } from './use-import.ts';

interface ImportQuestionsProps {
  preview: ImportPreview;
  /** The answered questions; nothing is preselected. */
  answered: readonly Question[];
  onAnswer: (about: Question, mapping: SentMapping) => void;
}

/** Asks what the file leaves open, quoting its first ambiguous cell. */
export function ImportQuestions({ preview: { questions, mapping }, answered, onAnswer }: ImportQuestionsProps) {
  const say = usePhrases('history');
  const isOpen = questions.some(({ about }) => !answered.includes(about));
  if (questions.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {questions.map(({ about, cell }) => (
        <div key={about} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {about === 'date_order' ? (
            <DateOrderChoice
              cell={cell}
              value={answered.includes(about) ? mapping.date_order : ''}
              onChange={(order) => onAnswer(about, { ...mapping, date_order: order })}
            />
          ) : (
            <SegmentedControl
              label={say('askweight_unit', { cell })}
              value={answered.includes(about) ? mapping.weight_unit : ''}
              onChange={(unit) => onAnswer(about, { ...mapping, weight_unit: unit })}
              options={IMPORT_WEIGHT_UNITS.map((unit) => ({ value: unit, label: say(`weightUnit${unit}`) }))}
            />
          )}
          <p className="text-small text-ink-soft">
            {say(about === 'date_order' ? 'askdate_orderHint' : 'askweight_unitHint')}
          </p>
        </div>
      ))}
      {isOpen && <Notice tone="plain">{say('answerFirst')}</Notice>}
    </div>
  );
}

interface DateOrderChoiceProps {
  cell: string;
  value: SentMapping['date_order'] | '';
  onChange: (order: SentMapping['date_order']) => void;
}

/** The dates that a cell can mean, rather than the names of date orders. */
function DateOrderChoice({ cell, value, onChange }: DateOrderChoiceProps) {
  const say = usePhrases('history');
  const format = useFormat();
  const options = DATE_ORDERS.flatMap((order) => {
    const date = readDate(cell, order);
    return date === null ? [] : [{ value: order, label: format.date(date, 'full') }];
  });
  return (
    <SegmentedControl label={say('askdate_order', { cell })} value={value} onChange={onChange} options={options} />
  );
}
