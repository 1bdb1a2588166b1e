import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { type ArticleName, articleNamed } from '@weekbord/domain/help/articles';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { readToken } from '../../../shared/session/token.ts';

/** Loads what a help page needs, and returns which page it is. */
export async function openHelp(name: string, client: QueryClient): Promise<ArticleName | 'contact'> {
  if (name === 'contact') {
    // If the user cannot be loaded, the form asks for an email address, as it does for guests.
    const user = readToken() !== null && client.ensureQueryData(currentUserQuery).catch(() => undefined);
    await Promise.all([user, loadPhrases('help')]);
    return name;
  }
  const article = articleNamed(name);
  if (!article) throw notFound();
  await loadPhrases('help', 'articles', 'installing', 'sharing');
  return article;
}
