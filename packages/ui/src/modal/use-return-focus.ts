import { useLayoutEffect } from 'react';
import { CONTENT_ID, focusContent } from '../skip-link/skip-link.tsx';

/** A text field would open the keyboard of a phone. */
const REACHED = 'a[href], button:enabled';
/** What closes gives the focus back within these. */
const FRAMES = 3;

/** What the focus was in last before a modal took it, the nearest first. */
let lastPlace: readonly Element[] = [];

/**
 * Where what had the focus before a modal is gone once that closes, such as a meal that was deleted or swapped, gives the
 * focus to what stands nearest to its place, else to what the page is about.
 */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Where one modal takes the place of another, the focus is nowhere.
    if (activeElement !== null && activeElement !== document.body) lastPlace = withParents(activeElement);
    const place = lastPlace;
    return () => afterFrames(FRAMES, () => returnTo(place));
  }, []);
}

function withParents(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement) parents.push(one);
  return parents;
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count === 1 ? then() : afterFrames(count - 1, then)));
}

function returnTo(place: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const content = document.getElementById(CONTENT_ID);
  const near = place.find((one) => one.isConnected);
  // Only what is about the same: a list, a card.
  const isWithin = near !== undefined && near.closest('ul, section, [role=row]') !== null && content?.contains(near);
  const target = isWithin ? near.querySelector<HTMLElement>(REACHED) : null;
  if (target) target.focus({ preventScroll: true });
  else focusContent();
}
