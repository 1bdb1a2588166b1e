import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { usePhrases } from '../phrases/use-phrases.ts';

/** Leads to what the user pays for, and to every way to change or end it. */
export function SubscriptionLink() {
  const say = usePhrases('billing');
  return (
    <Link to="/billing" className={buttonClasses({ tone: 'secondary', isWide: true })}>
      {say('title')}
    </Link>
  );
}
