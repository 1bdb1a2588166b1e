import type { GroceryList } from '@weekbord/contract/groceries/models';
import { Button } from '@weekbord/ui/button/button';
import { CheckCheck } from 'lucide-react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCheckItems } from '../api/edit-grocery-lists.ts';
import { BasketProgress } from './basket-progress.tsx';

/** How much is in the basket, with a button to tick the rest. */
export function GroceryProgress({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const check = useCheckItems(list.id);
  // Items that are probably at home do not count.
  const open = list.items.filter((item) => !item.checked && !item.at_home);
  const checkAll = () => {
    check(open.map((item) => ({ item, tick: { checked: true } })));
    // Remembered for the undo, which also restores the amount bought so far of items that need more.
    const before = open.map((item) => ({
      item,
      tick: { checked: item.mark === 'MORE_NEEDED', bought_quantity: item.bought_quantity },
    }));
    showAlert(say('allChecked'), { action: { label: sayShared('undo'), onPress: () => check(before) } });
  };
  return (
    <BasketProgress
      items={list.items}
      doneText={say('allDoneText')}
      action={
        <Button
          tone="quiet"
          size="small"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          onClick={checkAll}
        >
          {say('checkAll')}
        </Button>
      }
    />
  );
}
