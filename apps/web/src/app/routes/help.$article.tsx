import { articleNamed } from '@weekbord/domain/help/articles';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ArticleScreen } from '../screens/help/article-screen.tsx';

/** A help article, for everybody. */
export const Route = createFileRoute('/help/$article')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => {
    const article = articleNamed(params.article);
    if (!article) throw notFound();
    await loadPhrases('help', 'articles', 'installing', 'sharing');
    return article;
  },
  component: function Article() {
    return <ArticleScreen name={Route.useLoaderData()} />;
  },
});
