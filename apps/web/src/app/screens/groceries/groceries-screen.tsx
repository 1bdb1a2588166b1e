import { defaultGroceryRange } from '@weekbord/domain/groceries/date-range';
import { Link, Navigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { focusContent } from '@weekbord/ui/skip-link/skip-link';
import { Plus } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { useCreateGroceryList } from '../../../features/groceries/api/edit-grocery-lists.ts';
import { AddItem } from '../../../features/groceries/components/add-item.tsx';
import { GroceryAisles } from '../../../features/groceries/components/grocery-aisles.tsx';
import { GroceryProgress } from '../../../features/groceries/components/grocery-progress.tsx';
import { ListMenu } from '../../../features/groceries/components/list-menu.tsx';
import { PlanChanged } from '../../../features/groceries/components/plan-changed.tsx';
import { ShareButton } from '../../../features/groceries/components/share-button.tsx';
import { useRangeText } from '../../../features/groceries/components/use-range-text.ts';
import { useLatestList } from '../../../features/groceries/model/use-latest-list.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

// The calendar is larger than the rest of the screen, so it is loaded when the user is about to create a list.
const loadRangeDialog = () => import('../../../features/groceries/components/range-dialog.tsx');
const RangeDialog = lazyPart(async () => (await loadRangeDialog()).RangeDialog);

/** The latest grocery list. */
export function GroceriesScreen() {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const rangeText = useRangeText();
  const user = useCurrentUser();
  const { list, error, isOutOfReach, retry } = useLatestList();
  const [isAsking, setAsking] = useState(false);
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  const create = {
    onClick: () => setAsking(true),
    onPointerEnter: () => void loadRangeDialog().catch(() => undefined),
    onFocus: () => void loadRangeDialog().catch(() => undefined),
  };
  return (
    <>
      <Page
        title={say('title')}
        width="wide"
        text={list ? rangeText(list.start_date, list.end_date) : undefined}
        actions={
          list && (
            <div className="-mr-2.5 flex items-center gap-1 sm:mr-0 sm:gap-2">
              <ShareButton key={list.id} list={list} onNewList={create.onClick} />
              <IconButton
                label={say('newList')}
                className="sm:hidden"
                icon={<Plus aria-hidden="true" className="size-6" />}
                {...create}
              />
              <span className="hidden sm:block">
                <Button
                  tone="secondary"
                  size="medium"
                  icon={<Plus aria-hidden="true" className="size-5" />}
                  {...create}
                >
                  {say('newList')}
                </Button>
              </span>
              <ListMenu key={`menu-${list.id}`} list={list} />
            </div>
          )
        }
      >
        {error || isOutOfReach ? (
          <LoadError error={error} onRetry={retry} />
        ) : list === undefined ? (
          <ListSkeleton label={sayShared('loading')} />
        ) : list === null ? (
          <EmptyState
            picture={<DishPicture picture={fixedPicture('spinach')} size="card" className="size-28 rounded-full" />}
            title={say('emptyTitle')}
            text={say('emptyText')}
            action={<FirstList choose={create} />}
          />
        ) : list.items.length === 0 ? (
          <>
            <PlanChanged list={list} />
            <AddItem key={list.id} list={list} />
            <EmptyState
              picture={
                <DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />
              }
              title={say('nothingTitle')}
              text={say('nothingText')}
              action={
                <Link to="/diary" className={buttonClasses()}>
                  {say('nothingAction')}
                </Link>
              }
            />
          </>
        ) : (
          <>
            <PlanChanged list={list} />
            <AddItem key={list.id} list={list} />
            {/* Not sticky at large text sizes, where it would cover most of a phone's screen. */}
            <div className="top-0 z-10 -mx-5 mb-2.5 bg-ground px-5 pt-2 rail:mx-0 rail:mb-4 rail:px-0 rail:pt-3 min-[20rem]:sticky low:static">
              <GroceryProgress list={list} />
            </div>
            <div className="[--list-top:--spacing(17)]">
              <GroceryAisles list={list} />
            </div>
          </>
        )}
      </Page>
      {isAsking && (
        <Suspense>
          <RangeDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

type Press = Pick<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

/** Offers to create a list for the most common range of days, or for a range that the user chooses. */
function FirstList({ choose }: { choose: Press }) {
  const say = usePhrases('groceries');
  const today = useToday();
  const create = useCreateGroceryList();
  const make = async () => {
    const pressed = document.activeElement;
    const { ok } = await create.send(defaultGroceryRange(today));
    // The button disappears with the empty screen, unless the new list appeared early and the focus is already in it.
    const { activeElement: active, body } = document;
    if (ok && (active === pressed || active === body)) focusContent();
  };
  return (
    <div className="grid gap-2">
      <Button isBusy={create.isPending} onClick={() => void make()}>
        {say('emptyWeek')}
      </Button>
      <Button tone="quiet" size="medium" isDisabled={create.isPending} {...choose}>
        {say('emptyAction')}
      </Button>
    </div>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-15 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  );
}
