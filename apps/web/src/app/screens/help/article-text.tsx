import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type Block, type Piece, readArticle } from './article-blocks.ts';
import { ARTICLE_PARTS } from './install-parts.tsx';

/** The text of an article. */
export function ArticleText({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {readArticle(text).map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-3 text-heading font-bold">{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'part': {
      const Part = ARTICLE_PARTS[block.name];
      return Part && <Part />;
    }
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List className={block.kind === 'list' ? 'grid list-disc gap-1.5 pl-6' : 'grid list-decimal gap-1.5 pl-6'}>
          {block.items.map((pieces, index) => (
            <li key={index}>
              <Pieces pieces={pieces} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    if (piece.kind === 'plain') return <Fragment key={index}>{piece.text}</Fragment>;
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
    return (
      <Link key={index} to={piece.address} className="font-semibold text-brand-strong underline underline-offset-3">
        {piece.text}
      </Link>
    );
  });
}
