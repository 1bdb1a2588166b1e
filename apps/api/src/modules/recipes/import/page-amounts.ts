import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import type { Block } from './page-blocks.ts';

/** If at least this share of the lines has no amount, the page probably lists the amounts elsewhere. */
const BARE_SHARE = 0.6;
const LINES_MIN = 2;
const LONGEST = 140;

/** Whether most lines of a recipe lack amounts, which the page may show next to them. */
export function lacksAmounts(lines: readonly string[]): boolean {
  return lines.length >= LINES_MIN && lines.filter(isBare).length >= BARE_SHARE * lines.length;
}

function isBare(line: string): boolean {
  return readIngredientLine(line, 'nl').quantity === null;
}

/**
 * Returns lines without an amount, each with the amount that the page shows before or after it in the same item or row.
 */
export function withPageAmounts(lines: readonly string[], blocks: readonly Block[]): readonly string[] {
  const shown = blocks.filter(({ kind, text }) => kind !== 'heading' && text.length <= LONGEST).map(({ text }) => text);
  return lines.map((line) => {
    if (!isBare(line)) return line;
    const wanted = line.toLowerCase();
    return (
      shown.find((text) => text.toLowerCase().includes(wanted) && text.length > line.length && !isBare(text)) ?? line
    );
  });
}
