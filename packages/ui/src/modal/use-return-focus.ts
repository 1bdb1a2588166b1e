import { useLayoutEffect, useState } from 'react';
import { CONTENT_ID, focusContent } from '../skip-link/skip-link.tsx';

/** A text field would open the keyboard of a phone. */
const REACHED = 'a[href], button:enabled';
/** What closes gives the focus back within these. */
const FRAMES = 3;
/** What lay behind the modal takes no focus until its effects are undone, and may be removed when an answer comes: both take many frames. */
const MOST_TRIES = 180;

/** Where the focus was before a modal took it. */
interface Place {
  /** What had it, then its parents, the nearest first. */
  readonly elements: readonly Element[];
  /** Where that was itself in a modal: where the focus was before that one, should it be gone too. */
  readonly before: Place | undefined;
}

let lastPlace: Place = { elements: [], before: undefined };

/**
 * Where what had the focus before a modal is gone once that closes, such as a meal that was deleted or swapped, gives the
 * focus to what stands nearest to its place, else to what the page is about.
 */
export function useReturnFocus(): void {
  // Before anything in the modal takes the focus; kept where it is hidden for a while because a part of it loads.
  const [place] = useState(placeNow);
  useLayoutEffect(() => () => afterFrames(FRAMES, () => returnTo(place, MOST_TRIES)), [place]);
}

function placeNow(): Place {
  const { activeElement } = document;
  // Where one modal takes the place of another, the focus is nowhere, or still in the other.
  if (activeElement && activeElement !== document.body) lastPlace = placeOf(activeElement);
  return lastPlace;
}

function placeOf(element: Element): Place {
  const modal = element.closest('[role=dialog]');
  let before = modal ? lastPlace : undefined;
  while (before?.elements[0]?.closest('[role=dialog]') === modal) before = before?.before;
  return { elements: withParents(element), before };
}

function withParents(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement) parents.push(one);
  return parents;
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count === 1 ? then() : afterFrames(count - 1, then)));
}

/**
 * Gives the focus back, again where what got it is removed: a row that is deleted goes only when the server has answered.
 * Ends when something else takes the focus. `given` has it from here.
 */
function returnTo(place: Place, tries: number, given?: Element): void {
  const { activeElement: active, body } = document;
  if (active === body && given?.isConnected !== true) {
    const target = targetIn(place);
    if (target && tries > 0) target.focus({ preventScroll: true });
    else focusContent();
  } else if (active !== (given ?? place.elements[0])) return;
  if (tries === 0) return;
  const now = document.activeElement;
  afterFrames(1, () => returnTo(place, tries - 1, now === null || now === body ? undefined : now));
}

/** What had the focus, or what stands nearest to its place; undefined where nothing near it is about the same. */
function targetIn(place: Place | undefined): HTMLElement | undefined {
  return place && (nearestTo(place.elements) ?? targetIn(place.before));
}

function nearestTo(place: readonly Element[]): HTMLElement | undefined {
  const [first] = place;
  if (first instanceof HTMLElement && first.isConnected && first.matches(REACHED)) return first;
  const near = place.find((one) => one.isConnected);
  // Only what is about the same: a list, a card.
  if (!near?.closest('ul, section, [role=row]')) return undefined;
  if (!document.getElementById(CONTENT_ID)?.contains(near)) return undefined;
  return near.querySelector<HTMLElement>(REACHED) ?? undefined;
}
