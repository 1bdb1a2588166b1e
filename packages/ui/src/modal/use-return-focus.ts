import { useLayoutEffect } from 'react';
import { CONTENT_ID, focusContent } from '../skip-link/skip-link.tsx';

/** A text field would open the keyboard of a phone. */
const REACHED = 'a[href], button:enabled';
/** What closes gives the focus back within these. */
const FRAMES = 3;
/** What lay behind the modal takes no focus until its effects are undone, which a busy device does some frames later. */
const MOST_TRIES = 60;

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
    return () => afterFrames(FRAMES, () => returnTo(place, MOST_TRIES));
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

function returnTo(place: readonly Element[], tries: number): void {
  if (document.activeElement !== document.body) return;
  const target = targetIn(place);
  if (target && tries > 0) target.focus({ preventScroll: true });
  else focusContent();
  if (document.activeElement === document.body && tries > 0) afterFrames(1, () => returnTo(place, tries - 1));
}

/** What had the focus, or what stands nearest to its place; undefined where nothing near it is about the same. */
function targetIn(place: readonly Element[]): HTMLElement | undefined {
  const [first] = place;
  if (first instanceof HTMLElement && first.isConnected && first.matches(REACHED)) return first;
  const near = place.find((one) => one.isConnected);
  // Only what is about the same: a list, a card.
  if (!near?.closest('ul, section, [role=row]')) return undefined;
  if (!document.getElementById(CONTENT_ID)?.contains(near)) return undefined;
  return near.querySelector<HTMLElement>(REACHED) ?? undefined;
}
