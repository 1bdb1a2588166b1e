import { Button } from '@weekbord/ui/button/button';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DraftIngredient } from '../../model/recipe-draft.ts';
import { MOST_INGREDIENTS } from '../../model/recipe-limits.ts';
import { DraftIngredientRow } from './draft-ingredient-row.tsx';

type Lines = readonly DraftIngredient[];

interface DraftIngredientsProps {
  lines: Lines;
  onChange: (change: (lines: Lines) => Lines) => void;
  onAdd: () => void;
  onOpen: (line: DraftIngredient) => void;
}

/** The ingredients of a recipe that is being written; removed ones can be restored. */
export function DraftIngredients({ lines, onChange, onAdd, onOpen }: DraftIngredientsProps) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const add = useRef<HTMLButtonElement>(null);
  const remove = (line: DraftIngredient) => {
    const index = lines.indexOf(line);
    add.current?.focus({ preventScroll: true });
    onChange((known) => known.filter(({ key }) => key !== line.key));
    showAlert(say('removed', { name: line.food.name }), {
      action: { label: sayShared('undo'), onPress: () => onChange((known) => known.toSpliced(index, 0, line)) },
    });
  };
  return (
    <>
      {lines.length === 0 ? (
        <p className="text-small text-ink-soft">{say('ingredientsEmptyText')}</p>
      ) : (
        <ul className="-my-3.5 divide-y divide-line">
          {lines.map((line) => (
            <DraftIngredientRow
              key={line.key}
              line={line}
              onOpen={() => onOpen(line)}
              onRemove={() => remove(line)}
              onChange={(next) => onChange((known) => known.map((one) => (one.key === line.key ? next : one)))}
            />
          ))}
        </ul>
      )}
      {lines.length < MOST_INGREDIENTS ? (
        <Button
          ref={add}
          tone={lines.length === 0 ? 'primary' : 'secondary'}
          size="medium"
          className={lines.length === 0 ? 'mt-4' : 'mt-6'}
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={onAdd}
        >
          {say('addIngredient')}
        </Button>
      ) : (
        <p className="mt-6 text-small text-ink-soft">{say('tooManyIngredients', { limit: MOST_INGREDIENTS })}</p>
      )}
    </>
  );
}
