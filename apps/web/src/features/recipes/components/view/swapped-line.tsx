import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { reasonText } from '../../../../shared/versions/swap-texts.ts';

interface SwappedLineProps {
  swapped: NonNullable<Ingredient['swapped']>;
  /** Called to undo a person's swap. If omitted, the swap is only shown. */
  onPutBack?: (() => void) | undefined;
}

/** Which food a line's food replaces, and why; can be undone if a person swapped it. */
export function SwappedLine({ swapped: { from, because, before }, onPutBack }: SwappedLineProps) {
  const say = usePhrases('versions');
  const sayRecipe = usePhrases('recipes');
  const language = useLanguage();
  const reasons = new Intl.ListFormat(language).format(because.map((reason) => reasonText(reason, say)));
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-tiny text-brand-strong">
      <span>{reasons === '' ? say('insteadPlain', { from }) : say('instead', { from, reasons })}</span>
      {before && onPutBack && (
        <button
          type="button"
          aria-label={sayRecipe('putBackNamed', { name: from })}
          className="-mx-1 -my-2 min-h-11 rounded-lg px-1 font-bold underline underline-offset-3 hover:bg-brand-soft"
          onClick={onPutBack}
        >
          {sayRecipe('putBack')}
        </button>
      )}
    </span>
  );
}
