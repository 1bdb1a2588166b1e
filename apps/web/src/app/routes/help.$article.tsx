import { createFileRoute } from '@tanstack/react-router';
import { openHelp } from '../screens/help/open-help.ts';
import { ArticleScreen } from '../screens/help/article-screen.tsx';
import { ContactScreen } from '../screens/help/contact-screen.tsx';

/** A help article, or support's contact form; open to everyone. */
export const Route = createFileRoute('/help/$article')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params, context }) => openHelp(params.article, context.queryClient),
  component: function Help() {
    const article = Route.useLoaderData();
    return article === 'contact' ? <ContactScreen /> : <ArticleScreen name={article} />;
  },
});
