import { charactersOf } from './characters.ts';

const SIZES = { medium: 'size-12 text-body', large: 'size-16 text-heading' };

/** A person's initials in a circle; hidden from screen readers. */
export function Initials({ name, size = 'medium' }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand ${SIZES[size]}`}
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''];
  return letters
    .map((word) => charactersOf(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
