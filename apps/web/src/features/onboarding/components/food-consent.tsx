import { type ReactNode, useState } from 'react';
import { ConsentChoice } from '../../../shared/consents/consents.tsx';
import { keepAgreed, useAgreed } from '../model/use-consents.ts';

/**
 * Wraps the questions about food: they are shown once the person consents to storing the answers, and can be skipped
 * without that consent.
 */
export function FoodConsent({ error, children }: { error?: string | undefined; children: ReactNode }) {
  const isAgreed = useAgreed()('FOOD');
  const [wasAsked] = useState(!isAgreed);
  return (
    <div className="grid gap-4">
      {wasAsked && (
        <ConsentChoice
          purpose="FOOD"
          isGiven={isAgreed}
          onChange={(isGiven) => keepAgreed('FOOD', isGiven)}
          error={isAgreed ? undefined : error}
        />
      )}
      {isAgreed && children}
    </div>
  );
}
