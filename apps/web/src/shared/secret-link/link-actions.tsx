import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../alerts/failure-text.ts';
import type { ApiFailure } from '../http/api-failure.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

interface LinkActionsProps {
  /** Whether there is a link, and whether this device has its secret. */
  isMade: boolean;
  isHere: boolean;
  /** The labels of the buttons, and the question before a link is revoked. */
  words: Readonly<Record<'make' | 'makeNew' | 'end' | 'endsTitle' | 'endsText', string>>;
  isMaking: boolean;
  isEnding: boolean;
  /** Why creating or revoking the link failed. */
  failure: ApiFailure | null;
  onMake: () => void;
  onEnd: () => void;
}

/** Creates a secret link; replaces or revokes it after confirmation. */
export function LinkActions(props: LinkActionsProps) {
  const { isMade, isHere, words, isMaking, isEnding, failure, onMake, onEnd } = props;
  const sayShared = usePhrases('shared');
  const [question, setQuestion] = useState<'makeNew' | 'end' | null>(null);
  const goOn = () => {
    setQuestion(null);
    if (question === 'end') onEnd();
    else onMake();
  };
  return (
    <>
      {failure && (
        <p role="alert" className="text-small font-medium text-danger">
          {failureText(failure, sayShared)}
        </p>
      )}
      <div className="grid gap-1">
        <Button
          // Keyed, so that the second tap of a double tap does not hit the other button.
          key={isMade ? 'new' : 'first'}
          tone={isHere ? 'quiet' : 'primary'}
          size={isHere ? 'medium' : 'large'}
          icon={<Link2 aria-hidden="true" className="size-5" />}
          isWide
          isBusy={isMaking}
          onClick={() => (isMade ? setQuestion('makeNew') : onMake())}
        >
          {isMade ? words.makeNew : words.make}
        </Button>
        {isMade && (
          <Button
            tone="quiet"
            size="medium"
            isWide
            isBusy={isEnding}
            className="text-danger"
            onClick={() => setQuestion('end')}
          >
            {words.end}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        isDangerous
        title={words.endsTitle}
        text={words.endsText}
        confirmLabel={question === 'makeNew' ? words.makeNew : words.end}
        cancelLabel={sayShared('cancel')}
        onConfirm={goOn}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
