import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { LeaveOut } from '../../../shared/recipe-chips/leave-out.tsx';
import { chipsOf, withChip } from '../../../shared/recipe-chips/recipe-chips.ts';
import { useChipText } from '../../../shared/recipe-chips/use-chip-text.ts';
import type { FindFilters } from '../model/find-filters.ts';
import { useTimeText } from './find-form.tsx';

interface NoProposalsProps {
  filters: FindFilters;
  onFilters: (filters: FindFilters) => void;
  /** Shown below: another way to add a meal. */
  aside: ReactNode;
}

/** Shown if no recipe matches: names the active filters, with buttons to clear each or all of them. */
export function NoProposals({ filters, onFilters, aside }: NoProposalsProps) {
  const say = usePhrases('finding');
  const set = useSetFilters(filters);
  const { title, text } = useReason(filters, set);
  return (
    <>
      <div role="status">
        <EmptyState
          picture={<DishPicture picture={fixedPicture('curry')} size="card" className="size-24 rounded-full" />}
          title={title}
          text={text}
          action={
            set.length > 0 && (
              <div className="grid justify-items-center gap-6">
                {set.length > 1 && (
                  <LeaveOut
                    filters={set.map(({ label, without }) => ({ label, onLeaveOut: () => onFilters(without) }))}
                  />
                )}
                <Button onClick={() => onFilters({})}>{say('showAll')}</Button>
              </div>
            )
          }
        />
      </div>
      {aside && <ul>{aside}</ul>}
    </>
  );
}

interface SetFilter {
  readonly label: string;
  /** The filters without this one. */
  readonly without: FindFilters;
}

/** The active filters, by name. */
function useSetFilters(filters: FindFilters): readonly SetFilter[] {
  const say = usePhrases('finding');
  const chipText = useChipText();
  const timeText = useTimeText();
  const { q, tag, meal, time } = filters;
  return [
    ...(q === undefined ? [] : [{ label: say('searched', { words: q }), without: { ...filters, q: undefined } }]),
    ...chipsOf(filters).map((chip) => ({ label: chipText(chip), without: withChip(filters, chip) })),
    ...(tag ? [{ label: say(tag), without: { ...filters, tag: undefined } }] : []),
    ...(meal ? [{ label: say(meal), without: { ...filters, meal: undefined } }] : []),
    ...(time ? [{ label: timeText(time), without: { ...filters, time: undefined } }] : []),
  ];
}

function useReason({ favourites, own }: FindFilters, set: readonly SetFilter[]): { title: string; text: string } {
  const say = usePhrases('finding');
  const [first] = set;
  if (first === undefined) return { title: say('nothing'), text: say('nothingText') };
  if (set.length > 1) return { title: say('nothingFound'), text: say('nothingTogether') };
  if (favourites) return { title: say('noFavourites'), text: say('noFavouritesText') };
  if (own) return { title: say('noOwn'), text: say('noOwnText') };
  return { title: say('nothingFound'), text: say('looseOne', { filter: first.label }) };
}
