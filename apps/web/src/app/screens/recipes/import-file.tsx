import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { useState } from 'react';
import { type RecipesOfFile, useBringRecipes } from '../../../features/recipes/api/recipe-files.ts';
import { FileRecipeRow } from '../../../features/recipes/components/import/file-recipe-row.tsx';
import { UndoImport } from '../../../features/recipes/components/import/undo-import.tsx';
import { proposedRecipes, toggled } from '../../../features/recipes/model/chosen-recipes.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportFileProps {
  file: Readonly<{ name: string; read: RecipesOfFile }>;
  onBack: () => void;
}

/** The recipes in a file: which ones to add, the progress, and the result. */
export function ImportFile({ file, onBack }: ImportFileProps) {
  const say = usePhrases('recipeFiles');
  const sayShared = usePhrases('shared');
  const { read } = file;
  const { recipes } = read;
  const [chosen, setChosen] = useState(() => proposedRecipes(recipes));
  const [isAsked, setAsked] = useState(false);
  const { bringing, bring } = useBringRecipes();
  const { state, done } = bringing;
  const wanted = recipes.filter((_, at) => chosen.has(at)).map(({ recipe }) => recipe);
  const add = () => {
    setAsked(wanted.length === 0);
    if (wanted.length > 0) void bring(read, file.name, wanted);
  };
  const count = wanted.length;
  if (state === 'done') return <Brought bringing={bringing} onBack={onBack} />;
  return (
    <Page
      title={say('title')}
      text={say('text')}
      back={{ label: sayShared('back'), onPress: onBack }}
      bottomAction={
        <div className="grid gap-3">
          {isAsked && count === 0 && <Notice tone="bad">{say('chooseSome')}</Notice>}
          {state === 'stopped' && (
            <Notice tone="bad">
              <p className="font-bold">{say('stopped', { done, count })}</p>
              <p className="whitespace-pre-line font-normal">{failureText(bringing.failure, sayShared)}</p>
            </Notice>
          )}
          {state === 'busy' && (
            <div role="status">
              <p className="mb-2 text-small font-semibold">{say('adding', { done, count })}</p>
              <ProgressBar label={say('title')} value={done} max={count} valueText={say('adding', { done, count })} />
            </div>
          )}
          <Button isWide isBusy={state === 'busy'} onClick={add}>
            {state === 'stopped' && done > 0 ? say('goOn') : say('add', { count })}
          </Button>
        </div>
      }
    >
      <Card as="section" labelledBy="file-recipes" isFlush className="pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5">
          <h2 id="file-recipes" className="text-heading font-bold">
            {say('found', { count: recipes.length })}
          </h2>
          <p className="text-small text-ink-soft">{say(`from${read.source}`)}</p>
        </div>
        {read.unreadable > 0 && (
          <p className="px-5 pt-1 text-small text-ink-soft">{say('unreadable', { count: read.unreadable })}</p>
        )}
        {recipes.length > 1 && (
          <Checkbox
            className="mt-2 border-b border-line px-5 pb-1"
            isChecked={count === recipes.length}
            isDisabled={state !== 'idle'}
            onChange={(isAll) => setChosen(isAll ? new Set(recipes.keys()) : new Set())}
          >
            <span className="font-semibold">{say('all', { count: recipes.length })}</span>
          </Checkbox>
        )}
        <ul className="divide-y divide-line">
          {Array.from(recipes.entries(), ([at, found]) => (
            <FileRecipeRow
              key={at}
              found={found}
              isChosen={chosen.has(at)}
              isDisabled={state !== 'idle'}
              onChange={() => setChosen(toggled(chosen, at))}
            />
          ))}
        </ul>
      </Card>
    </Page>
  );
}

/** The result: the recipes that were added. */
function Brought({
  bringing,
  onBack,
}: {
  bringing: ReturnType<typeof useBringRecipes>['bringing'];
  onBack: () => void;
}) {
  const say = usePhrases('recipeFiles');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const [isUndoing, setUndoing] = useState(false);
  const { id, done, toCheck } = bringing;
  const ready = done - toCheck;
  return (
    <Page title={say('done', { count: done })} back={{ label: sayShared('back'), onPress: onBack }}>
      <div className="grid gap-3">
        {ready > 0 && <Notice tone="good">{say('doneReady', { count: ready })}</Notice>}
        {toCheck > 0 && <Notice tone="plain">{say('doneToCheck', { count: toCheck })}</Notice>}
        <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
          {toCheck > 0 && <Button onClick={onBack}>{say('checkNow', { count: toCheck })}</Button>}
          <Button
            tone={toCheck > 0 ? 'secondary' : 'primary'}
            onClick={() => void navigate({ to: '/recipes', search: { own: true } })}
          >
            {say('showOwn')}
          </Button>
          <Button tone="quiet" onClick={() => setUndoing(true)}>
            {say('undo')}
          </Button>
        </div>
      </div>
      {id !== null && <UndoImport id={isUndoing ? id : null} onClose={() => setUndoing(false)} onUndone={onBack} />}
    </Page>
  );
}
