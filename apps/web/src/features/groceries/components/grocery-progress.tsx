import type { GroceryList } from '@weekbord/contract/groceries/models';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { CheckCheck } from 'lucide-react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { foodPictureAddress } from '../../../shared/food-picture/food-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCheckItems } from '../api/edit-grocery-lists.ts';

/** How much is in the basket, and ticking off the rest at once; a word of praise once everything is. */
export function GroceryProgress({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const check = useCheckItems(list.id);
  const open = list.items.filter(({ checked }) => !checked);
  const count = list.items.length;
  const checked = count - open.length;
  if (open.length === 0) {
    return (
      <div role="status" className="flex items-center gap-4 rounded-card bg-brand-soft p-4">
        <img src={foodPictureAddress('green-salad')} alt="" width={64} height={64} className="shrink-0" />
        <div className="min-w-0">
          <p className="text-heading font-bold">{say('allDoneTitle')}</p>
          <p className="text-small text-ink-soft">{say('allDoneText')}</p>
        </div>
      </div>
    );
  }
  const text = say('progress', { checked, count });
  const checkAll = () => {
    check(open.map(({ id }) => ({ id, checked: true })));
    // Of what more is needed than was bought, that much is in the basket again.
    const before = open.map(({ id, mark, bought_quantity }) => ({
      id,
      checked: mark === 'MORE_NEEDED',
      bought_quantity,
    }));
    showAlert(say('allChecked'), { action: { label: sayShared('undo'), onPress: () => check(before) } });
  };
  return (
    <Card isFlush className="flex items-center gap-3 py-2 pl-4 pr-2 sm:gap-6">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-small font-semibold">{text}</p>
        <ProgressBar label={say('progressLabel')} value={checked} max={count} valueText={text} />
      </div>
      <Button tone="quiet" size="small" icon={<CheckCheck aria-hidden="true" className="size-5" />} onClick={checkAll}>
        {say('checkAll')}
      </Button>
    </Card>
  );
}
