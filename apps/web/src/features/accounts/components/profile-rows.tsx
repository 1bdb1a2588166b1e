import { Link, type LinkProps } from '@tanstack/react-router';
import { Card } from '@weekbord/ui/card/card';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { OutsideLink } from '../../../shared/outside-link.tsx';

const ROW =
  'flex min-h-16 w-full items-center gap-4 px-5 py-3 text-left transition hover:bg-sunken focus-visible:-outline-offset-3';

/** One topic of the profile: its name, its current value, and what it opens. */
export type ProfileRow = Readonly<{
  /** The row's id, the same in every language. */
  name: string;
  icon: LucideIcon;
  title: string;
  /** The current value or, if there is no single value, a summary of the contents. */
  text: string;
}> &
  Readonly<
    | { kind: 'opens'; onPress: () => void; isDialog?: boolean }
    | { kind: 'leads'; to: LinkProps['to'] }
    | { kind: 'leaves'; address: string }
    | { kind: 'shows' }
  >;

/** A group of rows under a title. */
export function ProfileRows({ title, rows }: { title: string; rows: readonly ProfileRow[] }) {
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 px-1 text-small font-bold text-ink-soft">
        {title}
      </h2>
      <Card isFlush className="overflow-hidden">
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.name}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ row }: { row: ProfileRow }) {
  if (row.kind === 'leads') {
    return (
      <Link to={row.to} className={ROW}>
        <RowContent row={row} />
      </Link>
    );
  }
  if (row.kind === 'leaves') {
    return (
      <OutsideLink to={row.address} className={ROW}>
        <RowContent row={row} />
      </OutsideLink>
    );
  }
  if (row.kind === 'shows') {
    return (
      <div className="flex min-h-16 items-center gap-4 px-5 py-3">
        <RowContent row={row} />
      </div>
    );
  }
  return (
    <button type="button" className={ROW} aria-haspopup={row.isDialog ? 'dialog' : undefined} onClick={row.onPress}>
      <RowContent row={row} />
    </button>
  );
}

function RowContent({ row: { icon: Icon, title, text, kind } }: { row: ProfileRow }) {
  return (
    <>
      <span className="grid size-10 shrink-0 max-[16rem]:hidden place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 wrap-break-word hyphens-auto">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-pretty text-ink-soft">{text}</span>
      </span>
      {kind !== 'shows' && (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-[16rem]:hidden" />
      )}
    </>
  );
}
