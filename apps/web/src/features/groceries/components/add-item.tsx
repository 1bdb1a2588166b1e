import type { GroceryList } from '@weekbord/contract/groceries/models';
import { MAX_OWN_ITEM_LENGTH, MAX_OWN_ITEMS } from '@weekbord/domain/groceries/own-items';
import { FIELD_BOX, FieldError } from '@weekbord/ui/field/field';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useAddItem } from '../api/edit-grocery-lists.ts';

/**
 * A field, always open, for items that no meal needs. Refused text returns to the field, or is shown below it if the
 * field is no longer empty.
 */
export function AddItem({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = useAddItem();
  const [isRefused, setRefused] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);
  const textId = useId();
  const isFull = list.items.filter(({ food }) => food === null).length >= MAX_OWN_ITEMS;
  const tellListed = (listed: string, typed: string) =>
    showAlert(say('listedAlready', { name: listed }), {
      action: { label: say('addAsWell'), onPress: () => void add(list.id, typed, true) },
    });
  const submit = async () => {
    const typed = name.trim();
    setRefused(isFull && typed !== '');
    if (typed === '' || isFull) return;
    setName('');
    const added = await add(list.id, typed);
    if (added) {
      setLost((known) => known.filter((one) => one !== typed));
      if (!added.isNew) tellListed(added.item.name, typed);
      return;
    }
    if (field.current?.value === '') setName(typed);
    else setLost((known) => [...known, typed]);
  };
  return (
    <form
      className="relative mb-2"
      onSubmit={(event) => {
        event.preventDefault();
        // Keeps the focus, and thus the keyboard, because the next item is usually typed right away.
        field.current?.focus();
        void submit();
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={say('addItem')}
        placeholder={say('addItemExample')}
        value={name}
        maxLength={MAX_OWN_ITEM_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isRefused && isFull ? true : undefined}
        aria-describedby={textId}
        onChange={(event) => setName(event.target.value)}
        className={classes(FIELD_BOX, 'pr-14')}
      />
      <span className="absolute right-1 top-0 grid h-13 place-items-center">
        <IconButton
          type="submit"
          label={say('addItemSubmit')}
          icon={<Plus aria-hidden="true" className="size-5.5 text-brand-strong" />}
        />
      </span>
      <div id={textId} aria-live="polite" className="grid gap-1 text-small not-empty:mt-1.5">
        {isRefused && isFull && <FieldError>{say('ownItemsFull')}</FieldError>}
        {lost.length > 0 && <FieldError>{say('notAdded', { names: lost.join(', ') })}</FieldError>}
      </div>
    </form>
  );
}
