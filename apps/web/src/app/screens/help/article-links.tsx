import { Link } from '@tanstack/react-router';
import type { ArticleName } from '@weekbord/domain/help/articles';
import { Card } from '@weekbord/ui/card/card';
import { ChevronRight } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { keyOf } from './article-names.ts';

/** Links to the given articles. */
export function ArticleLinks({ names }: { names: readonly ArticleName[] }) {
  const say = usePhrases('articles');
  return (
    <Card isFlush className="overflow-hidden">
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name}>
            <Link
              to="/help/$article"
              params={{ article: name }}
              className="flex min-h-13 items-center gap-3 px-5 py-2.5 transition hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="min-w-0 flex-1 wrap-break-word hyphens-auto">{say(`${keyOf(name)}_title`)}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-[16rem]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
