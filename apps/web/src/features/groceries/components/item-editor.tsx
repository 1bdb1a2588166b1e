import { MAX_OWN_ITEM_LENGTH } from '@weekbord/domain/groceries/own-items';
import { classes } from '@weekbord/ui/classes';
import { FIELD_BOX } from '@weekbord/ui/field/field';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useRenameItem } from '../api/edit-grocery-lists.ts';
import type { GroceryItem } from '../model/aisles.ts';

interface ItemEditorProps {
  item: GroceryItem;
  listId: number;
  onClose: () => void;
}

/** Edits a typed item on a list, including its amount; Escape cancels. */
export function ItemEditor({ item, listId, onClose }: ItemEditorProps) {
  const say = usePhrases('groceries');
  const rename = useRenameItem(listId);
  const { name } = item;
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  return (
    <form
      className="flex min-h-0 items-center gap-1 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        // Moves the focus back to the field, because pressing Enter activates the save button, which then has the
        // focus.
        field.current?.focus();
        if (typed === '') return;
        if (typed !== name) rename(item, typed);
        onClose();
      }}
    >
      <input
        ref={field}
        type="text"
        // The field takes the place of the pressed button, and so gets its focus.
        autoFocus
        aria-label={say('itemText')}
        value={text}
        maxLength={MAX_OWN_ITEM_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        className={classes(FIELD_BOX, '-ml-2.5 min-w-0 flex-1')}
      />
      <IconButton
        type="submit"
        label={say('saveItem', { name })}
        className="-mr-2 text-brand-strong"
        icon={<Check aria-hidden="true" className="size-5.5" />}
      />
      <IconButton
        label={say('leaveItem', { name })}
        onClick={onClose}
        className="-mr-3 text-ink-soft"
        icon={<X aria-hidden="true" className="size-4.5" />}
      />
    </form>
  );
}
