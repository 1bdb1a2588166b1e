import { ownAccountPaths } from '@weekbord/contract/accounts/account-paths';
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose } from '@weekbord/domain/consent/consents';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { queryOf } from '../api/query-of.ts';
import { useSend } from '../api/use-send.ts';
import { currentLanguage } from '../locale/language.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { currentUserQuery } from '../session/current-user.ts';

/** Returns a consent as it is sent: it refers to the text that this version of the app shows. */
export function consentTo(purpose: ConsentPurpose): { purpose: ConsentPurpose; text_version: number } {
  return { purpose, text_version: CONSENT_TEXT_VERSIONS[purpose] };
}

/** The user's answers for each purpose. */
export const consentsQuery = queryOf(ownAccountPaths.listConsents, {}, { staleTime: 0 });

interface Answers {
  readonly given?: readonly ConsentPurpose[];
  readonly withdrawn?: readonly ConsentPurpose[];
  /** The consents whose data will be deleted. */
  readonly deleted?: readonly ConsentPurpose[];
}

/** Gives and withdraws consents. */
export function useAnswerConsents() {
  return useSend(ownAccountPaths.answerConsents, {
    sent: ({ given = [], withdrawn = [], deleted = [] }: Answers) => ({
      body: {
        given: given.map(consentTo),
        withdrawn: [...withdrawn],
        deleted: [...deleted],
        language: currentLanguage(),
      },
    }),
    keep: (client, answer) => client.setQueryData(consentsQuery.queryKey, answer),
    affects: [currentUserQuery.queryKey],
  });
}

interface ConsentChoiceProps {
  purpose: ConsentPurpose;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  /** Whether the surrounding action is impossible without this consent, so that nothing is said about going without. */
  isRequired?: boolean;
  error?: string | undefined;
}

/** Asks for one consent: what it is for, and what still works without it. */
export function ConsentChoice({ purpose, isGiven, onChange, isRequired = false, error }: ConsentChoiceProps) {
  const say = usePhrases('consents');
  return (
    <div className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <Checkbox isChecked={isGiven} onChange={onChange} {...(error !== undefined && { error })}>
        <span className="block font-semibold">{say(purpose)}</span>
        <span className="block">{say(`${purpose}Text`)}</span>
      </Checkbox>
      {!isRequired && <p className="text-small text-ink-soft">{say(`${purpose}Without`)}</p>}
    </div>
  );
}
