import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { useChooseMeal } from '../../../features/planner/api/choose-meal.ts';
import { type Proposal, proposalsQuery } from '../../../features/planner/api/proposals.ts';
import { ProposalList } from '../../../features/planner/components/proposal-list.tsx';
import { useDiaryWeek } from '../../../features/planner/model/use-diary-week.ts';
import { RecipeView } from '../../../features/recipes/components/recipe-view.tsx';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCloseSheet } from './use-close-sheet.ts';

const ROUTE = '/_signed-in/diary/$date/find/$slotId';

/** Meals to choose from for a moment of the day, over the diary; one of them can be looked at whole. */
export function FindMealScreen() {
  const { date, slotId } = useParams({ from: ROUTE });
  const { replaces, recipe } = useSearch({ from: ROUTE });
  const say = usePhrases('planner');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/diary/$date/find/$slotId' });
  const router = useRouter();
  const user = useCurrentUser();
  const choose = useChooseMeal();
  const close = useCloseSheet(date);
  const { views } = useDiaryWeek(date);
  const slot = views.get(date)?.slots.find((candidate) => String(candidate.slot?.id) === slotId);
  const replaced = slot?.items.find(({ id }) => id === replaces);
  const moment = slot ? sayMeal(slot.moment).toLowerCase() : '';

  const pages = client.getQueryData(proposalsQuery(Number(slotId), date).queryKey)?.pages;
  const opened = pages?.flatMap(({ results }) => results).find(({ recipe_template: { id } }) => id === recipe);

  const take = (proposal: Proposal) =>
    choose.mutate(
      { date, slotId: Number(slotId), proposal, ...(replaced && { replaces: replaced.id }) },
      {
        onSuccess: () => {
          showAlert(say('chosen', { name: proposal.recipe_template.name }), { tone: 'good' });
          void navigate({ to: '/diary/$date', params: { date }, replace: true, resetScroll: false });
        },
      },
    );
  const showList = () => {
    if (router.state.location.state.isOverList) router.history.back();
    else void navigate({ search: { replaces }, replace: true, resetScroll: false });
  };

  if (opened) {
    const { name, cover, image } = opened.recipe_template;
    return (
      <Sheet
        title={name}
        contentKey={`recipe-${opened.recipe_template.id}`}
        closeLabel={sayShared('close')}
        onClose={close}
        back={{ label: say('backToProposals'), onPress: showList }}
        picture={<FoodPicture cover={cover} image={image} className="h-56 w-full sm:h-72" />}
        footer={
          <Button isWide isBusy={choose.isPending} onClick={() => take(opened)}>
            {say('choose', { moment })}
          </Button>
        }
      >
        <RecipeView meal={opened} isImperial={user.intake?.uses_imperial_measurements_for_recipes === true} />
      </Sheet>
    );
  }
  return (
    <Sheet
      title={say(replaced ? 'swapTitle' : 'findTitle', { moment })}
      contentKey="list"
      closeLabel={sayShared('close')}
      onClose={close}
    >
      <ProposalList
        slotId={Number(slotId)}
        date={date}
        without={replaced?.content_type === 'recipemeal' ? replaced.meal.recipe_template.id : undefined}
        onOpen={(proposal) =>
          void navigate({
            search: { replaces, recipe: proposal.recipe_template.id },
            state: { isOverList: true },
            resetScroll: false,
          })
        }
      />
    </Sheet>
  );
}
