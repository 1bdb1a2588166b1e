import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { ARTICLE_GROUPS, type ArticleGroup, type ArticleName } from '@weekbord/domain/help/articles';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { useId } from 'react';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { LegalLinks } from '../../../shared/legal-links.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { keyOf } from './article-names.ts';
import { ArticleText } from './article-text.tsx';
import { ARTICLE_PARTS } from './install-parts.tsx';
import { ArticleLinks } from './article-links.tsx';

/** A help article, with the others of its group. */
export function ArticleScreen({ name }: { name: ArticleName }) {
  const say = usePhrases('help');
  const sayArticle = usePhrases('articles');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const heading = useId();
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: '/help', replace: true });
  const group = groupOf(name);
  return (
    <Page
      title={sayArticle(`${keyOf(name)}_title`)}
      width="narrow"
      back={{ label: sayShared('back'), onPress: back }}
      above={<Wordmark />}
    >
      <div className="grid gap-8">
        <ArticleText text={sayArticle(`${keyOf(name)}_text`)} parts={ARTICLE_PARTS} />
        <section aria-labelledby={heading} className="grid gap-2">
          <h2 id={heading} className="px-1 text-small font-bold text-ink-soft">
            {say('more')}
          </h2>
          <ArticleLinks names={ARTICLE_GROUPS[group].filter((each) => each !== name)} />
        </section>
        <div className="grid gap-2">
          <Link to="/help" className={buttonClasses({ tone: 'secondary', size: 'medium', isWide: true })}>
            {say('all')}
          </Link>
          <SupportLink className={buttonClasses({ tone: 'quiet', size: 'medium', isWide: true })}>
            {say('contact')}
          </SupportLink>
        </div>
        <LegalLinks />
      </div>
    </Page>
  );
}

function groupOf(name: ArticleName): ArticleGroup {
  const groups = Object.keys(ARTICLE_GROUPS) as ArticleGroup[];
  return groups.find((group) => (ARTICLE_GROUPS[group] as readonly string[]).includes(name)) ?? 'start';
}
