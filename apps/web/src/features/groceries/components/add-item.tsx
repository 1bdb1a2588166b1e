import type { GroceryList } from '@weekbord/contract/groceries/models';
import { MAX_OWN_ITEM_LENGTH } from '@weekbord/domain/groceries/own-items';
import { FIELD_BOX } from '@weekbord/ui/field/field';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useAddItem } from '../api/edit-grocery-lists.ts';

/** A field that is always open, for what no meal needs. What was refused comes back into it. */
export function AddItem({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = useAddItem();
  const submit = async () => {
    const typed = name.trim();
    if (typed === '') return;
    setName('');
    if (!(await add(list.id, typed))) setName((now) => (now === '' ? typed : now));
  };
  return (
    <form
      className="relative mb-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The next thing is typed right after: the keyboard stays.
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
        onChange={(event) => setName(event.target.value)}
        className={classes(FIELD_BOX, 'pr-14')}
      />
      <span className="absolute inset-y-0 right-1 grid place-items-center">
        <IconButton
          type="submit"
          label={say('addItemSubmit')}
          icon={<Plus aria-hidden="true" className="size-5.5 text-brand-strong" />}
        />
      </span>
    </form>
  );
}
