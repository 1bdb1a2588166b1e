import { useNavigate, useRouter } from '@tanstack/react-router';
import { ARTICLE_GROUPS, type ArticleGroup } from '@weekbord/domain/help/articles';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { useState } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { LegalLinks } from '../../../shared/legal-links.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { ArticleLinks } from './article-links.tsx';
import { searchArticles, type SearchedBook } from './search-articles.ts';
import { searchedBooks } from './searched-books.ts';

const GROUPS = Object.keys(ARTICLE_GROUPS) as ArticleGroup[];

/** The help centre: all articles by group, with a search. */
export function HelpScreen() {
  const say = usePhrases('help');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [books, setBooks] = useState<readonly SearchedBook[]>();
  const words = typed.trim();
  const found = books && searchArticles(words, books);
  const type = (text: string) => {
    setTyped(text);
    if (!books) searchedBooks().then(setBooks, alertFailure);
  };
  const back = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/', replace: true }));
  return (
    <Page
      title={say('title')}
      text={say('intro')}
      width="narrow"
      back={{ label: sayShared('back'), onPress: back }}
      above={<Wordmark />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <search>
          <SearchBox
            label={say('search')}
            clearLabel={say('clearSearch')}
            placeholder={say('searchPlaceholder')}
            value={typed}
            onChange={type}
            maxLength={100}
          />
        </search>
        <p role="status" className="sr-only">
          {words !== '' &&
            found &&
            (found.length > 0 ? say('found', { count: found.length }) : say('nothing', { words }))}
        </p>
        {words === '' &&
          GROUPS.map((group) => (
            <section key={group} aria-labelledby={`help-${group}`}>
              <h2 id={`help-${group}`} className="mb-2 px-1 text-small font-bold text-ink-soft">
                {say(`group_${group}`)}
              </h2>
              <ArticleLinks names={ARTICLE_GROUPS[group]} />
            </section>
          ))}
        {found && found.length > 0 && <ArticleLinks names={found} />}
        {words !== '' && found?.length === 0 && (
          <div className="grid gap-1 py-6 text-center">
            <p className="font-semibold wrap-anywhere">{say('nothing', { words })}</p>
            <p className="text-ink-soft">{say('nothingText')}</p>
          </div>
        )}
        <SupportLink className={buttonClasses({ tone: 'secondary', size: 'medium', isWide: true })}>
          {say('contact')}
        </SupportLink>
        <LegalLinks />
      </div>
    </Page>
  );
}
