import { Button } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Content } from '@weekbord/ui/skip-link/content';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { AccountMenu } from '../../../shared/session/account-menu.tsx';
import { useAgreed } from '../model/use-consents.ts';
import { useAgreeFirst } from './agree-first.tsx';
import { type PaneLook, WizardPane } from './wizard-pane.tsx';

export interface QuestionProps {
  title: string;
  text?: string;
  children: ReactNode;
  /**
   * Called by Enter and by the button at the bottom. If the answer is incomplete, the question must say what is wrong.
   */
  onNext: () => void;
  nextLabel?: string;
  isNextDisabled?: boolean;
  isNextBusy?: boolean;
  /**
   * Dialogs. They are rendered outside the form, because otherwise Enter in a dialog would continue to the next
   * question.
   */
  beside?: ReactNode;
  /** Whether the screen asks nothing, so that no consent is needed. */
  asksNothing?: boolean;
}

interface QuestionFrameProps extends QuestionProps {
  look: PaneLook;
  /** The position of the question, starting at 1. */
  number: Readonly<{ step: number; total: number }>;
  /** Goes back; undefined if there is no back arrow. */
  back: (() => void) | undefined;
  /** Shown above the title. */
  notice?: ReactNode;
  /** Hides the button until there is something to continue with. */
  isNextHidden?: boolean;
}

/** One question; before the first one, asks whether the answers may be stored. */
export function QuestionFrame({ asksNothing = false, ...frame }: QuestionFrameProps) {
  const isAgreed = useAgreed()('BODY');
  return isAgreed || asksNothing ? <Frame {...frame} /> : <AgreeFirst {...frame} />;
}

function AgreeFirst({ look, number, back, notice }: Pick<QuestionFrameProps, 'look' | 'number' | 'back' | 'notice'>) {
  return <Frame look={look} number={number} back={back} notice={notice} {...useAgreeFirst()} />;
}

/** The form on the right (or alone on a phone), the progress on the left. */
function Frame({
  look,
  number,
  back,
  notice,
  title,
  text,
  children,
  onNext,
  nextLabel,
  isNextDisabled = false,
  isNextBusy = false,
  isNextHidden = false,
  beside,
}: Omit<QuestionFrameProps, 'asksNothing'>) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the new question, so that a screen reader does not stay on the pressed button.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-1 flex-col wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <WizardPane look={look} number={number} />
      <Content className="flex flex-1 flex-col px-5 pt-[max(0.75rem,env(safe-area-inset-top))] wide:px-12 wide:pt-8">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isNextDisabled && !isNextHidden && !isNextBusy) onNext();
          }}
          className="mx-auto flex w-full max-w-xl flex-1 flex-col"
        >
          <div className="-mx-2.5 flex min-h-11 items-center gap-2">
            {back ? (
              <IconButton
                label={sayShared('back')}
                onClick={back}
                icon={<ArrowLeft aria-hidden="true" className="size-6" />}
              />
            ) : (
              <span className="w-2.5" />
            )}
            <div className="flex flex-1 items-center gap-3 wide:hidden">
              <ProgressBar label={say('progress')} value={number.step} max={number.total} className="flex-1" />
              <span aria-hidden="true" className="text-tiny font-semibold text-ink-soft">
                {number.step} / {number.total}
              </span>
              <span className="sr-only">{say('stepOf', number)}</span>
            </div>
            <AccountMenu className="ml-auto text-ink-soft" />
          </div>
          {notice && <div className="pt-3 empty:hidden">{notice}</div>}
          <div className="pb-6 pt-4 wide:pt-[min(5rem,8dvh)]">
            <h1 ref={heading} tabIndex={-1} className="text-title font-extrabold outline-none">
              {title}
            </h1>
            {text && <p className="mt-2 text-ink-soft">{text}</p>}
          </div>
          <div className="flex-1 wide:flex-none">{children}</div>
          {!isNextHidden && (
            <div
              data-bottom-bar
              className="sticky bottom-0 z-10 -mx-5 mt-6 bg-linear-to-t from-ground from-75% to-transparent px-5 pb-[max(1rem,env(safe-area-inset-bottom))] pt-5 wide:mx-0 wide:px-0 wide:pb-8 low:static"
            >
              <Button type="submit" isWide isDisabled={isNextDisabled} isBusy={isNextBusy}>
                {nextLabel ?? sayShared('next')}
              </Button>
            </div>
          )}
        </form>
        {beside}
      </Content>
    </div>
  );
}
