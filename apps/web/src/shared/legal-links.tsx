import { Link } from '@tanstack/react-router';
import { LEGAL_PAGES } from '@weekbord/domain/privacy/legal-pages';
import { usePhrases } from './phrases/use-phrases.ts';

const LINK = 'inline-flex min-h-11 items-center text-small text-ink-soft underline underline-offset-3 hover:text-ink';

/** Links to help and to the legal pages. */
export function LegalLinks() {
  const say = usePhrases('help');
  return (
    <nav aria-label={say('linksLabel')}>
      <ul className="flex flex-wrap justify-center gap-x-4">
        <li>
          <Link to="/help" className={LINK}>
            {say('title')}
          </Link>
        </li>
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <Link to="/$page" params={{ page }} className={LINK}>
              {say(`link_${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
