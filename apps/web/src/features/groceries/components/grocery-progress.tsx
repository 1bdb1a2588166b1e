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
  // What probably is at home is not waited for.
  const items = list.items.filter((item) => item.checked || !item.at_home);
  const open = items.filter(({ checked }) => !checked);
  const count = items.length;
  const checked = count - open.length;
  if (count === 0) return null;
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
    check(open.map((item) => ({ item, tick: { checked: true } })));
    // Of what more is needed than was bought, that much is in the basket again.
    const before = open.map((item) => ({
      item,
      tick: { checked: item.mark === 'MORE_NEEDED', bought_quantity: item.bought_quantity },
    }));
    showAlert(say('allChecked'), { action: { label: sayShared('undo'), onPress: () => check(before) } });
  };
  return (
    <Card isFlush className="flex flex-wrap items-center gap-x-3 py-2 pl-4 pr-2 sm:gap-x-6">
      <div className="min-w-[min(100%,7rem)] flex-1">
        <p className="mb-1.5 text-small font-semibold">{text}</p>
        <ProgressBar label={say('progressLabel')} value={checked} max={count} valueText={text} />
      </div>
      <Button tone="quiet" size="small" icon={<CheckCheck aria-hidden="true" className="size-5" />} onClick={checkAll}>
        {say('checkAll')}
      </Button>
    </Card>
  );
}
