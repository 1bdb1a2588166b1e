import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { Heart } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { usePreference } from '../../model/use-preference.ts';

interface FavouriteButtonProps {
  recipeId: number;
  /** The recipe's name, added to the accessible name if a screen has several hearts. */
  name?: string;
  tone?: 'plain' | 'onPicture';
  className?: string;
}

/** The favourite heart of a recipe. */
export function FavouriteButton({ recipeId, name, tone = 'onPicture', className }: FavouriteButtonProps) {
  const say = usePhrases('recipes');
  const { preference, isKnown, prefer } = usePreference(recipeId);
  const isFavourite = preference === 'favourite';
  return (
    <IconButton
      tone={tone}
      label={name === undefined ? say('favourite') : say('favouriteNamed', { name })}
      aria-pressed={isFavourite}
      isDisabled={!isKnown}
      className={className}
      onClick={() => prefer(isFavourite ? null : 'favourite')}
      icon={
        <Heart
          aria-hidden="true"
          className={classes('size-5.5 transition', isFavourite && 'scale-108 fill-current text-[#c8274a]')}
        />
      }
    />
  );
}
