import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { failureText } from '../../../../shared/alerts/failure-text.ts';
import { avoidableQuery } from '../../../../shared/intake/avoidable.ts';
import { formFailure } from '../../../../shared/form/form-failure.ts';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface AvoidedChoiceProps {
  ids: readonly number[];
  error: string | undefined;
  onChange: (ids: readonly number[]) => void;
}

/** Lets the coach choose the ingredients that a client does not like. */
export function AvoidedChoice({ ids, error, onChange }: AvoidedChoiceProps) {
  const say = usePhrases('clientIntake');
  const sayShared = usePhrases('shared');
  const avoidable = useQuery(avoidableQuery);
  if (avoidable.data === undefined) {
    const failure = formFailure(avoidable.error);
    if (failure === undefined) return <Skeleton className="h-24 rounded-control" />;
    return (
      <Notice tone="bad">
        <span className="grid justify-items-start gap-2">
          {say('avoidsFailed')} {failureText(failure, sayShared)}
          <Button tone="secondary" size="small" onClick={() => void avoidable.refetch()}>
            {sayShared('retry')}
          </Button>
        </span>
      </Notice>
    );
  }
  return (
    <ChipChoice
      kind="many"
      label={say('avoids')}
      hint={say('avoidsHint')}
      values={ids.map(String)}
      onChange={(values) => onChange(values.map(Number))}
      options={avoidable.data.map(({ id, name }) => ({ value: String(id), label: upperFirst(name) }))}
      error={error}
    />
  );
}
