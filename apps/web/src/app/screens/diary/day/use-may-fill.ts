import { useState } from 'react';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import type { SlotView } from '../../../../features/diary/model/day-view.ts';
import { mayFill } from '../../../../features/diary/model/next-meal.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

/**
 * Whether the person may add something to a slot, or replace a meal in it. Once true, this stays true while the sheet
 * is open, because the meal that the person adds fills the slot.
 */
export function useMayFill(view: SlotView | undefined, replaces?: number): boolean {
  const abilities = diaryAbilities(useCurrentUser());
  const [opened, setOpened] = useState<number>();
  const id = view?.slot?.id;
  if (!abilities.mayEdit || view === undefined || id === undefined) return false;
  if (opened === id) return true;
  const isOpen = mayFill(view, abilities) || view.items.some((item) => item.id === replaces);
  if (isOpen) setOpened(id);
  return isOpen;
}
