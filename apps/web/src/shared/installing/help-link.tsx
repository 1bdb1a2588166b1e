import { Link } from '@tanstack/react-router';
import { usePhrases } from '../phrases/use-phrases.ts';

/** Links to the article about installing. */
export function HelpLink() {
  const say = usePhrases('installing');
  return (
    <Link
      to="/help/$article"
      params={{ article: 'install' }}
      className="inline-block py-2.5 text-small font-semibold text-brand-strong underline-offset-3 hover:underline"
    >
      {say('help')}
    </Link>
  );
}
