import { type ReactNode, useState } from 'react';
import { ConsentChoice } from '../../../shared/consents/consents.tsx';
import { keepAgreed, useAgreed } from '../model/use-consents.ts';

/** Questions about food, shown once the person consents to storing the answers; without consent they can be skipped. */
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
