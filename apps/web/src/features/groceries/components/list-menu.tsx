import type { GroceryList } from '@weekbord/contract/groceries/models';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Ellipsis, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePrinting } from '../../../shared/printing/use-printing.tsx';
import { useDeleteGroceryList } from '../api/edit-grocery-lists.ts';
import { useLabelCheckOf } from '../model/use-label-check-of.ts';
import { PrintedList } from './printed-list.tsx';
import { useRangeText } from './use-range-text.ts';

/** Less common actions on a list: printing it, and deleting it after confirmation. */
export function ListMenu({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const saySharing = usePhrases('sharing');
  const sayShared = usePhrases('shared');
  const rangeText = useRangeText();
  const deleteList = useDeleteGroceryList();
  const [open, setOpen] = useState<'menu' | 'question'>();
  const close = () => setOpen(undefined);
  const labelCheckOf = useLabelCheckOf();
  const { page, print } = usePrinting();
  const printList = () => {
    close();
    print(<PrintedList list={list} labelCheckOf={labelCheckOf} />);
  };
  const rowClasses =
    'flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-2 text-left transition hover:bg-sunken';
  return (
    <>
      <IconButton
        label={saySharing('more')}
        icon={<Ellipsis aria-hidden="true" className="size-5.5" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Dialog
        isOpen={open === 'menu'}
        title={rangeText(list.start_date, list.end_date)}
        closeLabel={sayShared('close')}
        size="small"
        onClose={close}
      >
        <ul className="-mx-3 grid">
          <li>
            <button type="button" onClick={printList} className={rowClasses}>
              <Printer aria-hidden="true" className="size-5.5 shrink-0 text-brand-strong" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{saySharing('print')}</span>
                <span className="block text-tiny text-ink-soft">{saySharing('printText')}</span>
              </span>
            </button>
          </li>
          <li>
            <button
              type="button"
              onClick={() => setOpen('question')}
              className={classes(rowClasses, 'font-semibold text-danger')}
            >
              <Trash2 aria-hidden="true" className="size-5.5 shrink-0" />
              {say('deleteList')}
            </button>
          </li>
        </ul>
      </Dialog>
      {page}
      <ConfirmDialog
        isOpen={open === 'question'}
        isDangerous
        title={say('deleteTitle')}
        text={say('deleteText', { range: rangeText(list.start_date, list.end_date) })}
        confirmLabel={sayShared('delete')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => {
          close();
          deleteList(list.id, { text: say('deleted'), undoLabel: sayShared('undo') });
        }}
        onClose={close}
      />
    </>
  );
}
