import { Card } from '@weekbord/ui/card/card';
import { useId } from 'react';

/** What is known of something: its name, and what it is; undefined where nothing is. */
export type Fact = readonly [name: string, value: string | undefined];

/** A card of facts; those that are not known are left out, and the card where none is. */
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
