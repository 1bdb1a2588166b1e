import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { useSaveAndPlanRecipe } from '../../../features/diary/api/plan-meals.ts';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { useDiaryWeek } from '../../../features/diary/model/use-diary-week.ts';
import { ownRecipeAbilities } from '../../../features/recipes/model/own-recipe-abilities.ts';
import { EMPTY_DRAFT } from '../../../features/recipes/model/recipe-draft.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { EditorSkeleton, NoEditor } from './editor-states.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import type { EditorSheet } from './editor-sheet.ts';

/** The meal moment of a day that a recipe is written for. */
export interface RecipeSlot {
  readonly date: PlainDate;
  readonly slotId: number;
}

/** A new custom recipe, optionally for a meal moment of a day. */
export function NewRecipeScreen({ slot, sheet }: { slot: RecipeSlot | null; sheet: EditorSheet }) {
  const say = usePhrases('ownRecipes');
  const user = useCurrentUser();
  const leave = useLeave(slot);
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  if (!ownRecipeAbilities(user).mayCreate) {
    return <NoEditor title={say('off')} text={say('offText')} onClose={leave.close} />;
  }
  return slot && diaryAbilities(user).mayEdit ? (
    <NewRecipeForSlot key={`${slot.date} ${slot.slotId}`} slot={slot} sheet={sheet} />
  ) : (
    <Editor slot={null} moment={undefined} sheet={sheet} />
  );
}

function NewRecipeForSlot({ slot, sheet }: { slot: RecipeSlot; sheet: EditorSheet }) {
  const say = usePhrases('ownRecipes');
  const { views, isLoaded, error } = useDiaryWeek(slot.date);
  if (!isLoaded && error === null) return <EditorSkeleton />;
  const found = slotOf(views, slot);
  if (!found) return <Editor slot={null} moment={undefined} sheet={sheet} note={say('slotGone')} />;
  return <Editor slot={slot} moment={found} sheet={sheet} />;
}

interface EditorProps {
  slot: RecipeSlot | null;
  /** The slot in the plan. */
  moment: NonNullable<ReturnType<typeof slotOf>> | undefined;
  sheet: EditorSheet;
  note?: string;
}

function Editor({ slot, moment, sheet, note }: EditorProps) {
  const say = usePhrases('ownRecipes');
  const sayMeal = usePhrases('meals');
  const navigate = useNavigate();
  const leave = useLeave(slot);
  const saveAndPlan = useSaveAndPlanRecipe(slot?.date ?? '');
  const mealType = moment && mealTypeOf(moment.meal_moment);
  const start = useMemo(() => ({ ...EMPTY_DRAFT, meal_types: mealType ? [mealType] : [] }), [mealType]);
  const name = moment && sayMeal(`the${moment.meal_moment}`);
  return (
    <RecipeEditor
      of={null}
      start={start}
      title={moment ? say('newTitleFor', { moment: sayMeal(`the${moment.meal_moment}`) }) : say('newTitle')}
      hint={note === undefined ? <ImportLink slot={slot} /> : <Hint text={note} />}
      target={moment && name !== undefined ? { moment: name, kcal: moment.kcal, protein: moment.protein } : undefined}
      sheet={sheet}
      plan={
        slot && moment
          ? (recipeId, called) => saveAndPlan({ recipeId, name: called, slotId: slot.slotId, replaces: null })
          : undefined
      }
      onBack={leave.back}
      onClose={leave.close}
      onSaved={(recipeId, called) => {
        showAlert(say('saved', { name: called }), { tone: 'good' });
        void navigate({ to: '/recipes/$recipeId', params: { recipeId: String(recipeId) }, replace: true });
      }}
      onPlanned={(called) => {
        showAlert(say('planned', { name: called }), { tone: 'good' });
        leave.close();
      }}
    />
  );
}

function Hint({ text }: { text: string }) {
  return (
    <div className="mb-5">
      <Notice tone="plain">{text}</Notice>
    </div>
  );
}

/** Links to the recipe import, which returns here with a draft. */
function ImportLink({ slot }: { slot: RecipeSlot | null }) {
  const say = usePhrases('ownRecipes');
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={`${buttonClasses({ tone: 'secondary', size: 'medium' })} mb-5 w-fit`}
      onClick={() =>
        void navigate({ to: '/recipes/import', search: slot ? { date: slot.date, slot: slot.slotId } : {} })
      }
    >
      <Globe aria-hidden="true" className="size-5" />
      {say('fromElsewhere')}
    </button>
  );
}

/** Returns functions that leave the editor: a step back, or to the slot that the recipe was for. */
function useLeave(slot: RecipeSlot | null) {
  const router = useRouter();
  const navigate = useNavigate();
  const close = () => {
    if (router.state.location.state.isOverDiary) router.history.back();
    else if (slot) void navigate({ to: '/diary/$date', params: { date: slot.date }, replace: true });
    else void navigate({ to: '/recipes', replace: true });
  };
  return { close, back: () => (router.history.canGoBack() ? router.history.back() : close()) };
}

function slotOf(views: ReturnType<typeof useDiaryWeek>['views'], { date, slotId }: RecipeSlot) {
  return views.get(date)?.slots.find((view) => view.slot?.id === slotId)?.slot;
}
