import { useBlocker } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Notice } from '@weekbord/ui/notice/notice';
import { Content } from '@weekbord/ui/skip-link/content';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSaveOwnRecipe } from '../../../features/recipes/api/save-own-recipe.ts';
import { OwnRecipeForm } from '../../../features/recipes/components/own/own-recipe-form.tsx';
import { PhotoField } from '../../../features/recipes/components/own/photo-field.tsx';
import { PortionSummary, type SlotTarget } from '../../../features/recipes/components/view/portion-summary.tsx';
import type { RecipeDraft } from '../../../features/recipes/model/recipe-draft.ts';
import { useRecipeDraft } from '../../../features/recipes/model/use-recipe-draft.ts';
import { useRecipeForm } from '../../../features/recipes/model/use-recipe-form.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { EditorSheet } from './editor-sheet.ts';
import { useEditorSheet } from './use-editor-sheet.ts';

// The food search and measures are loaded when they are needed.
const IngredientSheets = lazyPart(async () => (await import('./ingredient-sheets.tsx')).IngredientSheets);

interface RecipeEditorProps {
  /** The id of the edited recipe; null for a new one. */
  of: number | null;
  start: RecipeDraft;
  title: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** Shown below the title while nothing is written yet. */
  hint?: ReactNode;
  target: SlotTarget | undefined;
  sheet: EditorSheet;
  /** Publishes the server's draft and plans it; undefined without a slot. */
  plan: ((recipeId: number, name: string) => Promise<unknown>) | undefined;
  onBack: () => void;
  onClose: () => void;
  onSaved: (recipeId: number, name: string) => void;
  onPlanned: (name: string) => void;
}

/** The editor for a custom recipe. It stores what is typed on this device until it is saved or discarded. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { of, start, title, actions, hint, target, plan } = props;
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const { draft, change, isChanged, isRestored, hasChanges, settle, startOver } = useRecipeDraft(of, start);
  const save = useSaveOwnRecipe(of);
  const sheets = useEditorSheet(props.sheet);
  const form = useRecipeForm({
    texts: draft,
    onType: (field, text) => change((known) => ({ ...known, [field]: text })),
    failure: formFailure(save.error),
  });
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasChanges(),
    enableBeforeUnload: false,
    withResolver: true,
  });

  const submit = (isPlanned: boolean) => {
    if (save.isPending || !form.check()) return;
    const name = draft.name.trim();
    const finish = isPlanned && plan ? (id: number) => plan(id, name) : undefined;
    save.mutate(
      { draft, ...(finish && { finish }) },
      {
        onSuccess: (id) => {
          settle();
          if (finish) props.onPlanned(name);
          else props.onSaved(id, name);
        },
      },
    );
  };
  const hasIngredients = draft.ingredients.length > 0;
  return (
    <Content className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-5 pt-[max(1rem,env(safe-area-inset-top))] rail:px-8 rail:pt-8 xl:max-w-6xl">
      <header className="-mx-2.5 mb-4 flex items-center gap-1">
        <IconButton
          label={sayShared('back')}
          icon={<ArrowLeft aria-hidden="true" className="size-6" />}
          onClick={props.onBack}
        />
        <h1 className="min-w-0 flex-1 text-heading font-bold text-balance rail:text-title">{title}</h1>
        {actions}
        <IconButton
          label={sayShared('close')}
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={props.onClose}
        />
      </header>
      {!isChanged && !isRestored && hint}
      {isRestored && isChanged && (
        <div className="mb-5">
          <Notice tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              {say('kept')}
              <Button tone="quiet" size="small" onClick={startOver}>
                {say('startOver')}
              </Button>
            </span>
          </Notice>
        </div>
      )}
      <div className="grid flex-1 content-start gap-5 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:items-start xl:gap-x-8">
        {(target || hasIngredients) && (
          <div className="xl:sticky xl:top-8 xl:col-start-1 xl:row-start-2">
            <PortionSummary draft={draft} target={target} />
          </div>
        )}
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <OwnRecipeForm
            draft={draft}
            onChange={change}
            form={form}
            onSubmit={() => submit(plan !== undefined)}
            onAddIngredient={() => sheets.open({ add: true })}
            onOpenIngredient={({ key }) => sheets.open({ line: key })}
          />
        </div>
        <div className="xl:col-start-1 xl:row-start-1">
          <PhotoField image={draft.photo} onChange={(photo) => change((known) => ({ ...known, photo }))} />
        </div>
      </div>
      <div className="min-h-6 flex-1" />
      <div
        data-bottom-bar
        className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-5 grid gap-3 bg-linear-to-t from-ground from-80% to-transparent px-5 pb-3 pt-6 rail:bottom-0 rail:pb-5 xl:ml-[23.5rem] xl:mr-0 xl:px-0 low:static"
      >
        {form.generalFailure && (
          <Notice tone="bad">
            <p className="font-bold">{say('saveFailed')}</p>
            <p className="whitespace-pre-line font-normal">{failureText(form.generalFailure, sayShared)}</p>
          </Notice>
        )}
        {hasIngredients && (
          <div className="flex gap-2">
            {plan && (
              <Button type="submit" form={form.id} isBusy={save.isPending} className="flex-1 px-4!">
                {say('saveAndPlan')}
              </Button>
            )}
            {plan ? (
              <Button tone="secondary" isBusy={save.isPending} className="px-5!" onClick={() => submit(false)}>
                {say('save')}
              </Button>
            ) : (
              <Button type="submit" form={form.id} isBusy={save.isPending} className="flex-1">
                {say('save')}
              </Button>
            )}
          </div>
        )}
      </div>
      {(sheets.shown.add || sheets.shown.line !== undefined) && (
        <Suspense>
          <IngredientSheets sheets={sheets} draft={draft} onChange={change} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={say('leaveTitle')}
        text={say('leaveText')}
        confirmLabel={say('leave')}
        cancelLabel={say('stay')}
        isDangerous
        onClose={() => blocker.reset?.()}
        onConfirm={() => {
          settle();
          blocker.proceed?.();
        }}
      />
    </Content>
  );
}
