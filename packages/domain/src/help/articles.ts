/** The help articles by group, in display order. An article's name is the last path segment of its URL. */
export const ARTICLE_GROUPS = {
  start: ['getting-started', 'login', 'install', 'offline', 'reminders', 'language-and-units'],
  plan: ['targets', 'energy-needs', 'change-goal', 'allergies', 'cycle-diet', 'menopause-diet', 'progress'],
  meals: ['plan-a-week', 'change-a-meal', 'my-week', 'weekly-meals', 'repair-a-week', 'portions', 'calendar'],
  food: ['diary', 'scan', 'recipes', 'own-recipes', 'groceries', 'share-a-list'],
  coaching: ['coach-and-client', 'plan-changes', 'notes', 'clients', 'portal'],
  account: ['subscription', 'cancel', 'withdraw', 'your-data', 'delete-account', 'consents', 'security', 'accessible'],
} as const;

export type ArticleGroup = keyof typeof ARTICLE_GROUPS;
export type ArticleName = (typeof ARTICLE_GROUPS)[ArticleGroup][number];

export const ARTICLE_NAMES: readonly ArticleName[] = Object.values(ARTICLE_GROUPS).flat();

/** The article with this name; undefined if there is none. */
export function articleNamed(name: string): ArticleName | undefined {
  return ARTICLE_NAMES.find((each) => each === name);
}
