import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RecipeToCheck } from '@weekbord/contract/recipes/recipe-files';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronRight, Download, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  fetchRecipesForOthers,
  recipeImportsQuery,
  recipesToCheckQuery,
  useDeleteRecipeToCheck,
} from '../../../features/recipes/api/recipe-files.ts';
import { UndoImport } from '../../../features/recipes/components/import/undo-import.tsx';
import { recipesAsFile } from '../../../features/recipes/model/recipes-as-file.ts';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { saveFile } from '../../../shared/save-file.ts';

/** The results of importing recipe files: the recipes that still have to be checked, the files, and the export. */
export function ImportedRecipes() {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
      <ToCheck />
      <Imports />
      <TakeAlong />
    </div>
  );
}

/** Recipes to check, each with a link to its review. */
function ToCheck() {
  const say = usePhrases('recipeFiles');
  const sayShared = usePhrases('shared');
  const { data } = useQuery(recipesToCheckQuery);
  const [asked, setAsked] = useState<RecipeToCheck | null>(null);
  const remove = useDeleteRecipeToCheck();
  if (!data || data.results.length === 0) return null;
  const more = data.count - data.results.length;
  const nameOf = ({ name }: RecipeToCheck) => name || say('untitled');
  return (
    <Card as="section" labelledBy="recipes-to-check" isFlush className="pb-2">
      <h2 id="recipes-to-check" className="px-5 pt-5 text-heading font-bold">
        {say('checkTitle')}
      </h2>
      <p className="px-5 pt-1 text-small text-ink-soft">{say('checkText')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.results.map((recipe) => (
          <li key={recipe.id} className="flex items-center gap-1 pl-2 pr-2.5">
            <Link
              to="/recipes/import"
              search={{ step: 'review', check: recipe.id }}
              state={{ isOverReading: true }}
              className="flex min-h-15 min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-2 transition hover:bg-sunken dark:hover:bg-line/50"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{nameOf(recipe)}</span>
                <span className="block text-small text-ink-soft">
                  {recipe.lines_to_ask > 0
                    ? say('toAsk', { count: recipe.lines_to_ask })
                    : say(recipe.lines === 0 ? 'noLines' : recipe.name === '' ? 'nameToAsk' : 'portionsToAsk')}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
            <IconButton
              label={say('remove', { name: nameOf(recipe) })}
              onClick={() => setAsked(recipe)}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-5 py-2 text-small text-ink-soft">{say('more', { count: more })}</p>}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === null ? '' : say('removeTitle', { name: nameOf(asked) })}
        text={say('removeText')}
        confirmLabel={say('removeConfirm')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => {
          if (asked === null) return;
          remove.mutate(asked.id, {
            onSuccess: () => showAlert(say('removed', { name: nameOf(asked) }), { tone: 'good' }),
            onSettled: () => setAsked(null),
          });
        }}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

/** The imported files, each with an undo button. */
function Imports() {
  const say = usePhrases('recipeFiles');
  const format = useFormat();
  const { data } = useQuery(recipeImportsQuery);
  const [asked, setAsked] = useState<number | null>(null);
  if (!data || data.results.length === 0) return null;
  return (
    <Card as="section" labelledBy="recipe-imports">
      <h2 id="recipe-imports" className="text-heading font-bold">
        {say('importsTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.results.map(({ id, source, file_name: fileName, recipes_added: count, made_at: madeAt }) => {
          const name = fileName || say(`from${source}`);
          return (
            <li key={id} className="flex min-h-15 items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-small text-ink-soft">
                  {say('brought', { count, date: format.date(madeAt.slice(0, 10), 'full') })}
                </span>
              </span>
              <IconButton
                label={say('undoImport', { name })}
                onClick={() => setAsked(id)}
                icon={<Undo2 aria-hidden="true" className="size-5" />}
                className="-mr-2.5"
              />
            </li>
          );
        })}
      </ul>
      <UndoImport id={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

/** Exports the user's custom recipes for other apps. */
function TakeAlong() {
  const say = usePhrases('recipeFiles');
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { recipes } = await fetchRecipesForOthers();
      if (recipes.length === 0) showAlert(say('nothingToTake'));
      else {
        saveFile(`${say('fileName')}-${today()}.json`, recipesAsFile(recipes));
        showAlert(say('taken'), { tone: 'good' });
      }
    } catch (error) {
      await alertFailure(error);
    }
    setBusy(false);
  };
  return (
    <Card as="section" labelledBy="take-recipes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="take-recipes" className="text-heading font-bold wrap-break-word hyphens-auto">
        {say('takeTitle')}
      </h2>
      <p className="text-ink-soft">{say('takeText')}</p>
      <div>
        <Button
          tone="secondary"
          size="medium"
          isBusy={isBusy}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => void take()}
        >
          {say('take')}
        </Button>
      </div>
    </Card>
  );
}
