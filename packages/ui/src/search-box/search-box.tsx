import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FIELD_BOX } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface SearchBoxProps {
  /** The accessible name, which is not displayed. */
  label: string;
  clearLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** Attributes of every search input, for a phone's keyboard. */
export const SEARCH_INPUT = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A search box whose results are the page itself. */
export function SearchBox({ label, clearLabel, placeholder, value, onChange, maxLength }: SearchBoxProps) {
  return (
    <SearchBoxFrame clearLabel={clearLabel} value={value} onChange={onChange}>
      <input
        {...SEARCH_INPUT}
        role="searchbox"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        className={searchInputClasses(value)}
      />
    </SearchBoxFrame>
  );
}

/** The classes of the input in the frame. */
export function searchInputClasses(value: string): string {
  return classes(FIELD_BOX, 'pl-12', value !== '' && 'pr-13');
}

interface SearchBoxFrameProps extends Pick<SearchBoxProps, 'clearLabel' | 'value' | 'onChange'> {
  children: ReactNode;
}

/** The magnifying glass before an input and the button that clears it. */
export function SearchBoxFrame({ clearLabel, value, onChange, children }: SearchBoxFrameProps) {
  return (
    <span className="relative grid min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
      />
      {children}
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={(event) => {
            onChange('');
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
          className="absolute right-1 top-1/2 -translate-y-1/2 text-ink-soft"
        />
      )}
    </span>
  );
}
