import { MAX_REASON } from '@weekbord/domain/organisations/staff-reason';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  /** Says who will read the reason; by default, the person concerned. */
  hint?: string;
  onChange: (reason: string) => void;
}

/** The reason for an action by staff. */
export function ReasonField({ value, error, hint, onChange }: ReasonFieldProps) {
  const say = usePhrases('staff');
  return (
    <TextArea
      label={say('reason')}
      hint={hint ?? say('reasonHint')}
      rows={2}
      maxLength={MAX_REASON}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
  );
}
