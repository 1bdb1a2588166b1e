import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readToken } from '../../../shared/session/token.ts';

/** Links to the other ways of answering, for people with an account. */
export function OtherWays() {
  const say = usePhrases('onboarding');
  if (readToken() === null) return null;
  return (
    <p className="mt-4 text-center">
      <Link
        to="/start/$screen"
        params={{ screen: 'get-started' }}
        className={buttonClasses({ tone: 'quiet', size: 'small' })}
      >
        {say('otherWays')}
      </Link>
    </p>
  );
}
