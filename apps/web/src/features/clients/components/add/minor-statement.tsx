import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Notice } from '@weekbord/ui/notice/notice';
import { useFormat } from '../../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface MinorStatementProps {
  /** When the coach previously made the statement. */
  statedAt: string | undefined;
  isStated: boolean;
  onChange: (isStated: boolean) => void;
  error: string | undefined;
}

/** Asks a coach to state that a client of 16 or 17 may take part, or shows that the statement was made. */
export function MinorStatement({ statedAt, isStated, onChange, error }: MinorStatementProps) {
  const say = usePhrases('clientIntake');
  const format = useFormat();
  if (statedAt !== undefined) {
    return (
      <Notice tone="plain">
        {say('minorStated', { date: format.date(dateOfMoment(new Date(statedAt)), 'full') })}
      </Notice>
    );
  }
  return (
    <div className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{say('minorTitle')}</p>
      <Checkbox isChecked={isStated} onChange={onChange} {...(error !== undefined && { error })}>
        {say('minorStatement')}
      </Checkbox>
      <p className="text-small text-ink-soft">{say('minorWhy')}</p>
    </div>
  );
}
