import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { Button } from '@weekbord/ui/button/button';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { type ReactNode, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useAnswerVersion } from '../api/plan-versions.ts';

interface AnswerVersionProps {
  id: number;
  /** Whether the version is an offered plan, which the user can decline here. */
  isOffer: boolean;
  /** Whether it is offered to someone who had no plan. */
  isWithheld: boolean;
  hasAsked: boolean;
  /** The control that switches to an offered plan. */
  children?: ReactNode;
}

/** Accepts a change, declines an offered plan, or asks about it; after asking, it can still be accepted or declined. */
export function AnswerVersion({ id, isOffer, isWithheld, hasAsked, children }: AnswerVersionProps) {
  const say = usePhrases('planVersions');
  const sayShared = usePhrases('shared');
  const [question, setQuestion] = useState<string | null>(null);
  const answering = useAnswerVersion();
  const answer = async () => {
    const result = await answering.send({ id, answer: isOffer ? 'RETURNED' : 'ACCEPTED' });
    if (result.ok)
      showAlert(say(isOffer ? (isWithheld ? 'declinedWithheld' : 'declined') : 'accepted'), { tone: 'good' });
  };
  const ask = async (text: string) => {
    const result = await answering.send({ id, answer: 'ASKED', question: text });
    if (!result.ok) return;
    setQuestion(null);
    showAlert(say('asked'), { tone: 'good' });
  };
  if (question !== null) {
    return (
      <form
        className="grid w-full gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(question.trim());
        }}
      >
        <TextArea
          label={say('questionLabel')}
          hint={say('questionHint')}
          rows={2}
          maxLength={LONGEST_PLAN_TEXT}
          value={question}
          onChange={setQuestion}
        />
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="medium" onClick={() => setQuestion(null)}>
            {sayShared('cancel')}
          </Button>
          <Button type="submit" size="medium" isBusy={answering.isPending} isDisabled={question.trim() === ''}>
            {say('send')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <>
      {children}
      <Button
        tone={isOffer ? 'secondary' : 'primary'}
        size="medium"
        isBusy={answering.isPending}
        onClick={() => void answer()}
      >
        {say(isOffer ? (isWithheld ? 'declineWithheld' : 'decline') : 'accept')}
      </Button>
      {!hasAsked && (
        <Button tone="secondary" size="medium" onClick={() => setQuestion('')}>
          {say('ask')}
        </Button>
      )}
    </>
  );
}
