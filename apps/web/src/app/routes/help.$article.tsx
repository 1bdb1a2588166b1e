import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { articleNamed } from '../screens/help/articles.ts';
import { HelpScreen } from '../screens/help/help-screen.tsx';

/** A help article, for everybody. */
export const Route = createFileRoute('/help/$article')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => {
    const article = articleNamed(params.article);
    if (!article) throw notFound();
    await loadPhrases('help', 'installing', 'sharing');
    return article;
  },
  component: function Help() {
    return <HelpScreen name={Route.useLoaderData()} />;
  },
});
