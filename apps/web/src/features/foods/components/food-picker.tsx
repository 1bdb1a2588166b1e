import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnFood } from '@weekbord/domain/foods/read-own-food';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { type Food, foodQuery } from '../../../shared/foods/food.ts';
import { sentenceCase } from '../../../shared/foods/sentence-case.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type RecentFood, useCreateFood } from '../api/foods.ts';
import type { CameraSource } from '../model/camera.ts';
import type { AmountOfFood, ChosenFood, SlotChoice } from '../model/chosen-food.ts';
import { SEARCH_START, type PickerPlace } from '../model/picker-place.ts';
import { type Move, usePickerPlace } from '../model/use-picker-place.ts';
import { AmountStep } from './amount-step.tsx';
import { OwnFoodForm, textsOfNewFood } from './own-food-form.tsx';
import { RecentFoods } from './recent-foods.tsx';
import { SearchStep } from './search-step.tsx';
import { useOffersScan } from '../model/use-offers-scan.ts';

// Most people search; the scanner is loaded only for those who scan.
const ScanStep = lazyPart(async () => (await import('./scan-step.tsx')).ScanStep);

const NO_SLOTS: readonly SlotChoice[] = [];

/** An additional step, with a link back to the search. */
interface OwnStep {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly footer: ReactNode;
}

interface FoodPickerProps {
  /**
   * Receives the chosen food. Once the promise resolves, the picker returns to its search and stays open; if it
   * rejects, what was typed stays and the reason is shown.
   */
  onChoose: (chosen: ChosenFood) => Promise<unknown>;
  onClose: () => void;
  title: string;
  /** The label of the confirm button. */
  chooseLabel: (slot: SlotChoice | undefined) => string;
  /** The slots to choose from, and the one that is preselected. */
  slots?: readonly SlotChoice[];
  slotId?: number;
  /** Shown below, such as what has been chosen so far. */
  footer?: ReactNode;
  /** The initial amount of the open food, if the parent knows a better one than the amount last used. */
  start?: AmountOfFood | undefined;
  /** The picker's current step, if the parent keeps it in the URL. By default the picker keeps it itself. */
  place?: PickerPlace;
  onMove?: Move;
  /** A step that the parent renders, shown instead of the picker's own. */
  ownStep?: OwnStep | undefined;
  /** Other ways of adding food, shown next to the search instead of the scan button. */
  ways?: ReactNode;
  /** Shown instead of the recent foods if nothing is typed, and above the results otherwise. */
  suggest?: ((query: string) => ReactNode) | undefined;
  /** Called to choose a food directly from the results. If omitted, the person is asked for the amount. */
  onPick?: ((food: Food) => void) | undefined;
  camera?: CameraSource;
}

/**
 * Finds a food by name, by barcode or by creating it, and asks for its amount. Requires the phrases of the areas
 * 'foods' and 'meals'.
 */
export function FoodPicker({ place: kept, onMove, ...props }: FoodPickerProps) {
  const [own, moveOwn] = usePickerPlace();
  const place = kept ?? own;
  const move = onMove ?? moveOwn;
  const { onChoose, onClose, title, chooseLabel, slots = NO_SLOTS, footer, camera, ownStep, suggest } = props;
  const say = usePhrases('foods');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const formId = useId();
  const [slotId, setSlotId] = useState(props.slotId);
  const create = useCreateFood();
  const choose = useMutation({ mutationFn: onChoose, networkMode: 'always', meta: { quiet: true } });
  const [busyFood, setBusyFood] = useState<number>();
  const food = useQuery({ ...foodQuery(place.step === 'amount' ? place.food : 0), enabled: place.step === 'amount' });
  const offersScan = useOffersScan();
  const { query } = place;

  const back = () => move({ ...SEARCH_START, query }, 'back');
  const go = (next: PickerPlace) => {
    choose.reset();
    create.reset();
    setSlotId(props.slotId);
    move(next, 'forward');
  };
  const openFood = (id: number) => go({ step: 'amount', query, food: id });
  const scan = () => go({ step: 'scan', query });
  const addYourself = () => go({ step: 'own', query, barcode: place.step === 'scan' ? place.barcode : undefined });
  const again = async (recent: RecentFood) => {
    setBusyFood(recent.food);
    choose.reset();
    try {
      const known = await client.fetchQuery(foodQuery(recent.food));
      await choose.mutateAsync({ food: known, serving: recent, quantity: recent.quantity, slotId: props.slotId });
    } catch {
      // Opens the food's own step, which shows the error and offers a retry.
      move({ step: 'amount', query, food: recent.food }, 'forward');
    } finally {
      setBusyFood(undefined);
    }
  };
  const keep = (label: OwnFood) =>
    create.mutate(label, { onSuccess: ({ id }) => move({ step: 'amount', query, food: id }, 'replace') });
  const frame = { closeLabel: sayShared('close'), onClose, contentKey: place.step };
  const backButton = { label: say('back'), onPress: back };

  if (ownStep) {
    return (
      <Sheet {...frame} contentKey={ownStep.key} title={ownStep.title} back={backButton} footer={ownStep.footer}>
        {ownStep.content}
      </Sheet>
    );
  }
  switch (place.step) {
    case 'search':
      return (
        <Sheet {...frame} title={title} footer={footer}>
          <SearchStep
            query={query}
            onSearch={(next) => move({ step: 'search', query: next }, 'replace')}
            onOpen={openFood}
            onScan={scan}
            onAddYourself={addYourself}
            onPick={props.onPick}
            ways={props.ways}
            suggest={suggest}
          >
            {suggest ? (
              suggest('')
            ) : (
              <RecentFoods onOpen={openFood} onAgain={(recent) => void again(recent)} busyFood={busyFood} />
            )}
          </SearchStep>
        </Sheet>
      );
    case 'scan':
      return (
        <Sheet {...frame} title={say(offersScan ? 'scanTitle' : 'typeBarcode')} back={backButton} footer={footer}>
          <Suspense fallback={<Skeleton className="aspect-4/3 w-full rounded-card" />}>
            <ScanStep
              barcode={place.barcode}
              onScan={(barcode) => move({ step: 'scan', query, barcode }, 'replace')}
              onOpen={openFood}
              onAddYourself={addYourself}
              camera={camera}
            />
          </Suspense>
        </Sheet>
      );
    case 'own':
      return (
        <Sheet
          {...frame}
          title={say('ownTitle')}
          back={backButton}
          footer={
            <Button type="submit" form={formId} isWide isBusy={create.isPending}>
              {say('save')}
            </Button>
          }
        >
          <OwnFoodForm
            id={formId}
            start={textsOfNewFood(place.barcode === undefined ? { name: query } : { barcode: place.barcode })}
            onOpenKnown={openFood}
            failure={formFailure(create.error)}
            onSubmit={(label) => !create.isPending && keep(label)}
          />
        </Sheet>
      );
    case 'amount': {
      const chosen = food.data;
      if (!chosen) {
        return (
          <Sheet {...frame} title={food.isError ? '' : sayShared('loading')} back={backButton}>
            {!food.isError ? (
              <Skeleton className="h-96" />
            ) : isGone(food.error) ? (
              <EmptyState title={say('foodGone')} action={<Button onClick={back}>{say('back')}</Button>} />
            ) : (
              <LoadError error={food.error} onRetry={() => void food.refetch()} />
            )}
          </Sheet>
        );
      }
      return (
        <Sheet
          {...frame}
          title={sentenceCase(chosen.name)}
          back={backButton}
          picture={<DishPicture picture={chosen.picture} size="card" className="h-36 w-full sm:h-52" />}
          footer={
            <Button type="submit" form={formId} isWide isBusy={choose.isPending}>
              {chooseLabel(slots.find(({ id }) => id === slotId))}
            </Button>
          }
        >
          <AmountStep
            key={chosen.id}
            formId={formId}
            food={chosen}
            start={props.start}
            slots={slots}
            slotId={slotId}
            onSlot={setSlotId}
            failure={choose.error ? failureText(failureOf(choose.error), sayShared) : undefined}
            onChoose={(amount) => !choose.isPending && choose.mutate(amount, { onSuccess: back })}
          />
        </Sheet>
      );
    }
  }
}

function isGone(error: Error): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && failure.status === 404;
}
