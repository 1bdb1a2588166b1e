/** A piece of a line: plain text, strong text, or a link. */
export type Piece =
  | Readonly<{ kind: 'plain'; text: string }>
  | Readonly<{ kind: 'strong'; text: string }>
  | Readonly<{ kind: 'link'; text: string; address: string }>;

export type Block =
  | Readonly<{ kind: 'heading'; text: string }>
  | Readonly<{ kind: 'paragraph'; pieces: readonly Piece[] }>
  | Readonly<{ kind: 'list' | 'steps'; items: readonly (readonly Piece[])[] }>
  | Readonly<{ kind: 'part'; name: string }>;

/**
 * Parses an article's text into blocks. A line is a paragraph, `## ` starts a heading, `- ` a list item, `1. ` a step,
 * and `[[name]]` marks where a part is rendered. Within a line, `**strong**` and `[words](/address)` are markup.
 */
export function readArticle(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const [, mark = '', rest = ''] = /^(## |- |\d+\. )?(.*)$/.exec(line) ?? [];
    if (mark === '## ') blocks.push({ kind: 'heading', text: rest });
    else if (mark === '') blocks.push(partOf(line) ?? { kind: 'paragraph', pieces: readLine(rest) });
    else {
      const kind = mark === '- ' ? 'list' : 'steps';
      if (last?.kind === kind) blocks[blocks.length - 1] = { kind, items: [...last.items, readLine(rest)] };
      else blocks.push({ kind, items: [readLine(rest)] });
    }
  }
  return blocks;
}

function partOf(line: string): Block | undefined {
  const name = /^\[\[([\w-]+)\]\]$/.exec(line)?.[1];
  return name === undefined ? undefined : { kind: 'part', name };
}

function readLine(line: string): readonly Piece[] {
  return line.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): Piece[] => {
    if (part === '') return [];
    if (part.startsWith('**') && part.endsWith('**')) return [{ kind: 'strong', text: part.slice(2, -2) }];
    const [, text, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return [text && address ? { kind: 'link', text, address } : { kind: 'plain', text: part }];
  });
}
