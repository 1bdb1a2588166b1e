import { expect, it } from 'vitest';
import { readArticle } from './article-blocks.ts';

it('parses headings, paragraphs, lists, steps and parts, with inline markup', () => {
  const text = 'Press **Plan** in [the diary](/diary).\n## Next\n- one\n- two\n1. first\n[[install-here]]\nEnd.';
  expect(readArticle(text)).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'plain', text: 'Press ' },
        { kind: 'strong', text: 'Plan' },
        { kind: 'plain', text: ' in ' },
        { kind: 'link', text: 'the diary', address: '/diary' },
        { kind: 'plain', text: '.' },
      ],
    },
    { kind: 'heading', text: 'Next' },
    { kind: 'list', items: [[{ kind: 'plain', text: 'one' }], [{ kind: 'plain', text: 'two' }]] },
    { kind: 'steps', items: [[{ kind: 'plain', text: 'first' }]] },
    { kind: 'part', name: 'install-here' },
    { kind: 'paragraph', pieces: [{ kind: 'plain', text: 'End.' }] },
  ]);
});
