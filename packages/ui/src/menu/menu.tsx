import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../classes.ts';

export interface MenuOption {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** What the button is for, in words. */
  label: string;
  icon: ReactNode;
  options: readonly MenuOption[];
  tone?: 'plain' | 'filled';
}

/** A round button that opens a list of things to do. Not inside a dialog: the list would lie behind it. */
export function Menu({ label, icon, options, tone = 'plain' }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={classes(
          'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink transition outline-none hover:bg-sunken pressed:bg-sunken',
          'focus-visible:outline-3 focus-visible:outline-brand-strong',
          tone === 'filled' && 'bg-surface shadow-card',
        )}
      >
        {icon}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-56 animate-[window-in_140ms_var(--ease-out)] overflow-auto rounded-control bg-surface p-1.5 shadow-raised ring-1 ring-line outline-none"
      >
        <AriaMenu
          className="outline-none"
          disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.id)}
          onAction={(id) => options.find((option) => option.id === id)?.onChoose()}
        >
          {options.map((option) => (
            <MenuItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 text-small font-semibold outline-none focus:bg-sunken disabled:opacity-45',
                option.isDangerous ? 'text-danger' : 'text-ink',
              )}
            >
              {option.icon}
              {option.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
