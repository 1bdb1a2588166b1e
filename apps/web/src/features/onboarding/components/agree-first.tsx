import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { useRef, useState } from 'react';
import { ConsentChoice } from '../../../shared/consents/consents.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { keepAgreed } from '../model/use-consents.ts';

/**
 * The consents that the wizard asks for before its first question; consent for cycle data is asked for where a cycle is
 * chosen.
 */
const FIRST = ['BODY', 'FOOD'] as const;

/** The screen before the first question, which asks whether the answers may be stored. */
export function useAgreeFirst() {
  const say = usePhrases('consents');
  const [given, setGiven] = useState<readonly ConsentPurpose[]>([]);
  const [wasTried, setWasTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (purpose: ConsentPurpose, isGiven: boolean) =>
    setGiven((before) => [...before.filter((one) => one !== purpose), ...(isGiven ? [purpose] : [])]);
  return {
    title: say('firstTitle'),
    text: say('firstText'),
    nextLabel: say('agree'),
    onNext: () => {
      setWasTried(true);
      if (!given.includes('BODY')) return choices.current?.querySelector('input')?.focus();
      for (const purpose of given) keepAgreed(purpose, true);
    },
    children: (
      <div ref={choices} className="grid gap-3">
        {FIRST.map((purpose) => (
          <ConsentChoice
            key={purpose}
            purpose={purpose}
            isGiven={given.includes(purpose)}
            onChange={(isGiven) => choose(purpose, isGiven)}
            error={purpose === 'BODY' && wasTried && !given.includes('BODY') ? say('needed') : undefined}
          />
        ))}
      </div>
    ),
  };
}
