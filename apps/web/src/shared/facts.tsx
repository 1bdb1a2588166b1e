import { Card } from '@weekbord/ui/card/card';
import { useId } from 'react';

/** A fact: its name and its value; undefined if unknown. */
export type Fact = readonly [name: string, value: string | undefined];

/** A card of facts; unknown facts are left out, and so is the card if none is known. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  const known = facts.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="mb-3 font-bold">
        {title}
      </h2>
      <dl className="grid gap-2.5">
        {known.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,5fr)_minmax(0,9fr)] gap-x-4">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
