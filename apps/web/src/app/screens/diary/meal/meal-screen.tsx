import { useParams } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useDiaryWeek } from '../../../../features/diary/model/use-diary-week.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { RecipeMealSheet } from './recipe-meal-sheet.tsx';
import { useCloseSheet } from './use-close-sheet.ts';

// Most meals are recipes; the sheets for other kinds of meals are loaded when one is opened.
const FoodMealSheet = lazyPart(async () => (await import('./food-meal-sheet.tsx')).FoodMealSheet);
const QuickAddSheet = lazyPart(async () => (await import('./quick-add-sheet.tsx')).QuickAddSheet);

/** A meal of the day, of any kind, over the diary. */
export function MealScreen() {
  const { date, itemId } = useParams({ from: '/_signed-in/diary/$date/meal/$itemId' });
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const close = useCloseSheet(date);
  const { views, isLoaded } = useDiaryWeek(date);
  const slot = views.get(date)?.slots.find(({ items }) => items.some(({ id }) => String(id) === itemId));
  const item = slot?.items.find(({ id }) => String(id) === itemId);
  switch (item?.content_type) {
    case 'recipemeal':
      return <RecipeMealSheet date={date} item={item} slotId={slot?.slot?.id} onClose={close} />;
    case 'singlefoodmeal':
      return (
        <Suspense>
          <FoodMealSheet key={item.id} date={date} item={item} onClose={close} />
        </Suspense>
      );
    case 'quickaddmeal':
      return (
        <Suspense>
          <QuickAddSheet key={item.id} date={date} item={item} onClose={close} />
        </Suspense>
      );
    case undefined:
      return (
        <Sheet title={isLoaded ? '' : sayShared('loading')} closeLabel={sayShared('close')} onClose={close}>
          {isLoaded ? (
            <EmptyState title={say('mealGone')} action={<Button onClick={close}>{sayShared('close')}</Button>} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </Sheet>
      );
  }
}
