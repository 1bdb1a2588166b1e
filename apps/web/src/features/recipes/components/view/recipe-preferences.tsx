import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { ThumbsDown } from 'lucide-react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { usePreference } from '../../model/use-preference.ts';
import { FavouriteButton } from '../list/favourite-button.tsx';

interface RecipePreferencesProps {
  recipe: Readonly<{ id: number; name: string }>;
  /**
   * Whether the buttons are in a sheet, whose `DislikedNotice` says what a dislike means; toasts are hidden behind a
   * sheet.
   */
  isInSheet?: boolean;
  tone?: 'plain' | 'onPicture';
  /** Called when an alert says that the recipe is disliked. */
  onDislikeShown?: () => void;
}

/**
 * The favourite and dislike buttons, on a recipe's picture or next to its facts. Requires the phrases of the area
 * 'recipes'.
 */
export function RecipePreferences({
  recipe,
  isInSheet = false,
  tone = 'onPicture',
  onDislikeShown,
}: RecipePreferencesProps) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const { preference, isKnown, prefer, putBack } = usePreference(recipe.id);
  const isDisliked = preference === 'disliked';
  const press = () => {
    prefer(isDisliked ? null : 'disliked');
    if (isDisliked || isInSheet) return;
    onDislikeShown?.();
    showAlert(say('dislikedOnce', { name: recipe.name }), {
      action: { label: sayShared('undo'), onPress: () => putBack('disliked') },
    });
  };
  return (
    <>
      <FavouriteButton recipeId={recipe.id} tone={tone} />
      <IconButton
        tone={tone}
        label={say('dislike')}
        aria-pressed={isDisliked}
        isDisabled={!isKnown}
        onClick={press}
        icon={<ThumbsDown aria-hidden="true" className={classes('size-5.5', isDisliked && 'fill-current/35')} />}
      />
    </>
  );
}
