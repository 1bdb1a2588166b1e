import type { PhrasesOf } from '@weekbord/phrases/areas';

type HelpPhrase = keyof PhrasesOf<'help'>;

/** What is drawn in an article besides text. */
export type ArticlePart = 'install-here' | 'install-elsewhere';

interface Section {
  readonly title: HelpPhrase;
  readonly texts?: readonly HelpPhrase[];
  readonly part?: ArticlePart;
}

export interface Article {
  readonly title: HelpPhrase;
  readonly intro: HelpPhrase;
  readonly sections: readonly Section[];
}

/** The articles by the end of their address. */
export const ARTICLES = {
  install: {
    title: 'installTitle',
    intro: 'installIntro',
    sections: [
      { title: 'installHere', part: 'install-here' },
      { title: 'installOther', part: 'install-elsewhere' },
      { title: 'installGains', texts: ['installGainsText'] },
      { title: 'installTrouble', texts: ['installTroublePrivate', 'installTroubleApp', 'installTroubleIphone'] },
      { title: 'installRemove', texts: ['installRemoveText'] },
    ],
  },
} as const satisfies Readonly<Record<string, Article>>;

export type ArticleName = keyof typeof ARTICLES;

/** The article of an address; undefined where there is none. */
export function articleNamed(name: string): ArticleName | undefined {
  return (Object.keys(ARTICLES) as ArticleName[]).find((each) => each === name);
}
