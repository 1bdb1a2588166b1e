import { Link } from '@tanstack/react-router';
import { type ComponentType, Fragment } from 'react';
import { type Block, type Piece, readArticle } from './article-blocks.ts';

type Parts = Readonly<Record<string, ComponentType>>;
const NO_PARTS: Parts = {};

/** A text with headings, lists and links; `parts` are rendered where the text names them. */
export function ArticleText({ text, parts = NO_PARTS }: { text: string; parts?: Parts }) {
  return (
    <div className="grid gap-3">
      {readArticle(text).map((block, index) => (
        <ArticleBlock key={index} block={block} parts={parts} />
      ))}
    </div>
  );
}

function ArticleBlock({ block, parts }: { block: Block; parts: Parts }) {
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
      const Part = parts[block.name];
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
