import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCurrent: boolean;
}

export interface NavigationLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

interface NavigationProps<Item extends NavigationItem> {
  label: string;
  items: readonly Item[];
  /** Renders the link of an item, with the caller's router. */
  link: (item: Item, props: NavigationLinkProps) => ReactNode;
  /** Shown above the items of the rail. */
  logo?: ReactNode;
}

/** The main navigation: tabs at the bottom on a phone, a rail on the left of a wide screen. */
export function Navigation<Item extends NavigationItem>({ label, items, link, logo }: NavigationProps<Item>) {
  return (
    <nav
      aria-label={label}
      data-tabs
      className={classes(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg max-rail:low:static',
        'rail:inset-y-0 rail:right-auto rail:w-60 rail:border-r rail:border-t-0 rail:bg-surface rail:px-4 rail:py-6',
      )}
    >
      {logo && <div className="mb-8 hidden px-3 rail:block">{logo}</div>}
      <ul className="mx-auto flex max-w-lg rail:grid rail:gap-1">
        {items.map((item) => (
          <li key={item.id} className="min-w-0 flex-auto">
            {link(item, {
              className: classes(
                'group grid min-h-16 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-0.5 rounded-control px-1 text-[min(0.8125rem,3.4vw)] leading-snug font-semibold transition -outline-offset-2',
                'rail:flex rail:min-h-12 rail:items-center rail:gap-3 rail:px-3 rail:text-body',
                item.isCurrent
                  ? 'text-brand-strong rail:bg-brand-soft'
                  : 'text-ink-soft hover:text-ink rail:hover:bg-sunken',
              ),
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: (
                <>
                  <span
                    className={classes(
                      'grid h-8 w-[min(3.5rem,100%)] place-items-center rounded-full transition rail:w-auto',
                      item.isCurrent && 'bg-brand-soft rail:bg-transparent',
                    )}
                  >
                    {item.icon}
                  </span>
                  <span className="max-w-full truncate max-[14rem]:sr-only">{item.label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
