import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { RecipeOfFile } from '../../api/recipe-files.ts';
import { questionsOf } from '../../model/chosen-recipes.ts';

interface FileRecipeRowProps {
  found: RecipeOfFile;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A recipe in a file: whether it is selected, how much of it was understood, and which questions will follow. */
export function FileRecipeRow({ found, isChosen, isDisabled, onChange }: FileRecipeRowProps) {
  const say = usePhrases('recipeFiles');
  const { lines, isNameless, isWithoutLines, isWithoutPortions } = questionsOf(found);
  const asked = [
    ...(isNameless ? [say('nameToAsk')] : []),
    ...(isWithoutPortions ? [say('portionsToAsk')] : []),
    ...(lines > 0 ? [say('toAsk', { count: lines })] : []),
  ];
  const { lines_read: read } = found;
  const isUnderstood = read !== null && asked.length === 0 && !isWithoutLines;
  const linesText =
    read === null ? say('lines', { count: found.recipe.lines.length }) : say('linesRead', { count: read });
  return (
    <li className="px-5 py-1.5">
      <Checkbox isChecked={isChosen} isDisabled={isDisabled} onChange={onChange}>
        <span className={classes('block font-semibold wrap-anywhere', isNameless && 'text-ink-soft')}>
          {isNameless ? say('untitled') : found.recipe.name}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            {isUnderstood && <CircleCheck aria-hidden="true" className="size-4.5 text-brand-strong" />}
            {isWithoutLines ? say('noLines') : linesText}
          </span>
          {asked.map((text) => (
            <span key={text} className="inline-flex items-center gap-1.5 font-semibold text-warning">
              <CircleHelp aria-hidden="true" className="size-4.5" />
              {text}
            </span>
          ))}
          {found.is_known && <span className="font-medium text-ink">{say('known')}</span>}
        </span>
      </Checkbox>
    </li>
  );
}
