import type { ReactNode, Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../classes.ts';
import { SEARCH_INPUT, SearchBoxFrame, type SearchBoxProps, searchInputClasses } from '../search-box/search-box.tsx';

interface SearchChoiceProps {
  text: string;
  onType: (text: string) => void;
  /** The box and the list, wherever they are. */
  children: ReactNode;
}

/** Links a search box to its list of results: the focus stays in the box while the arrow keys move through the list. */
export function SearchChoice({ text, onType, children }: SearchChoiceProps) {
  return (
    // Results arrive after typing, so nothing in the list is selected before the user moves there.
    <Autocomplete inputValue={text} onInputChange={onType} disableAutoFocusFirst>
      {children}
    </Autocomplete>
  );
}

interface SearchChoiceBoxProps extends SearchBoxProps {
  hasList: boolean;
  /** Called on Enter while nothing in the list is selected by the arrow keys. */
  onEnter: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchChoiceBox({
  label,
  placeholder,
  maxLength,
  hasList,
  onEnter,
  ref,
  ...box
}: SearchChoiceBoxProps) {
  return (
    <TextField aria-label={label} className="flex min-w-0 flex-1" {...(maxLength !== undefined && { maxLength })}>
      <SearchBoxFrame {...box}>
        <Input
          {...SEARCH_INPUT}
          ref={ref}
          role="combobox"
          aria-expanded={hasList}
          placeholder={placeholder}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant')) onEnter();
          }}
          // Only one ring is shown: around the item selected by the arrow keys.
          className={classes(searchInputClasses(box.value), '[&:not([data-focused])]:outline-none')}
        />
      </SearchBoxFrame>
    </TextField>
  );
}

interface SearchChoiceListProps<Item extends Readonly<{ id: number; name: string }>> {
  label: string;
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** Renders an item; rerendered when `dependency` changes. */
  children: (item: Item) => ReactNode;
  dependency: string;
  className?: string;
}

/** The results to choose from. */
export function SearchChoiceList<Item extends Readonly<{ id: number; name: string }>>({
  label,
  items,
  onChoose,
  children,
  dependency,
  className,
}: SearchChoiceListProps<Item>) {
  return (
    <ListBox
      aria-label={label}
      items={items}
      dependencies={[dependency]}
      onAction={(id) => {
        const item = items.find((one) => one.id === id);
        if (item) onChoose(item);
      }}
      className={className}
    >
      {(item) => (
        <ListBoxItem
          textValue={item.name}
          className="flex min-h-18 cursor-pointer items-center gap-4 rounded-control px-3 py-2 text-left outline-none transition hover:bg-sunken focus:bg-sunken focus-visible:ring-2 focus-visible:ring-inset focus-visible:ring-brand-strong dark:hover:bg-line/60 dark:focus:bg-line/60"
        >
          {children(item)}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
