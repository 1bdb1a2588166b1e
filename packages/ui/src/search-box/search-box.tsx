import { Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { classes } from '../classes.ts';
import { FIELD_BOX } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

interface SearchBoxProps {
  /** Said, not shown. */
  label: string;
  clearLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The list of what was found, where it is on screen, and the one in it that the arrow keys are at. */
  list?: Readonly<{ id: string; activeId: string | undefined }> | undefined;
  /** `search` where what was found is the page itself rather than a list to choose from. */
  kind?: 'choice' | 'search';
  ref?: Ref<HTMLInputElement>;
}

/** A box to search in; the focus stays in it while the arrow keys go through what was found. */
export function SearchBox({
  label,
  clearLabel,
  placeholder,
  value,
  onChange,
  maxLength,
  onKeyDown,
  list,
  kind = 'choice',
  ref,
}: SearchBoxProps) {
  return (
    <span className="relative grid min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={ref}
        type="text"
        role={kind === 'choice' ? 'combobox' : 'searchbox'}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        {...(kind === 'choice' && { 'aria-autocomplete': 'list', 'aria-expanded': list !== undefined })}
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={classes(FIELD_BOX, 'pl-12', value !== '' && 'pr-13')}
      />
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
