import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { foodPictureAddress } from '../../../shared/food-picture/food-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { FindFilters } from '../model/find-filters.ts';
import { useTimeText } from './find-form.tsx';

interface NoProposalsProps {
  filters: FindFilters;
  onClear: () => void;
  /** Another way to a meal. */
  aside: ReactNode;
}

/** Says which filter to loosen where no recipe matches, and clears all of them. */
export function NoProposals({ filters, onClear, aside }: NoProposalsProps) {
  const say = usePhrases('finding');
  const { title, text } = useReason(filters);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <div role="status">
        <EmptyState
          picture={<img src={foodPictureAddress('shallow-pan-of-food')} alt="" width={96} height={96} />}
          title={title}
          text={text}
          action={isFiltered && <Button onClick={onClear}>{say('showAll')}</Button>}
        />
      </div>
      {aside && <ul>{aside}</ul>}
    </>
  );
}

function useReason(filters: FindFilters): { title: string; text: string } {
  const say = usePhrases('finding');
  const timeText = useTimeText();
  const { q, favourites, own, tag, meal, time } = filters;
  const names = [
    ...(q === undefined ? [] : [`“${q}”`]),
    ...(favourites ? [say('FAVOURITE')] : []),
    ...(own ? [say('OWN_RECIPE')] : []),
    ...(tag ? [say(tag)] : []),
    ...(meal ? [say(meal)] : []),
    ...(time ? [timeText(time)] : []),
  ];
  const [first] = names;
  if (first === undefined) return { title: say('nothing'), text: say('nothingText') };
  if (names.length > 1) return { title: say('nothingFound'), text: say('looseSome', { filters: names.join(', ') }) };
  if (favourites) return { title: say('noFavourites'), text: say('noFavouritesText') };
  if (own) return { title: say('noOwn'), text: say('noOwnText') };
  return { title: say('nothingFound'), text: say('looseOne', { filter: first }) };
}
