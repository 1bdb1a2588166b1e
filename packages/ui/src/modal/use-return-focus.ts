import { useLayoutEffect, useState } from 'react';
import { CONTENT_ID, focusContent } from '../skip-link/skip-link.tsx';

/** Excludes text fields, which would open a phone's keyboard. */
const REACHED = 'a[href], button:enabled';
/** How many frames to wait, because React Aria may return the focus itself. */
const FRAMES = 3;
/**
 * The maximum number of frames in which returning the focus is tried: what was behind the modal cannot be focused until
 * the modal's effects are undone, and may be removed when a response arrives.
 */
const MOST_TRIES = 180;

/** The focus before a modal took it. */
interface Place {
  /** The focused element, then its ancestors, nearest first. */
  readonly elements: readonly Element[];
  /** If the focus was itself in a modal, the focus before that one, in case that modal is gone too. */
  readonly before: Place | undefined;
}

let lastPlace: Place = { elements: [], before: undefined };
/** The number of the latest modal to open or close; the focus is returned only for that one. */
let latest = 0;

/**
 * If the element that had focus before a modal is gone when the modal closes, such as a deleted meal, focuses the
 * nearest remaining element or, if there is none, the main content.
 */
export function useReturnFocus(): void {
  // Read before anything in the modal takes focus; kept while the modal is hidden because part of it is still loading.
  const [place] = useState(placeNow);
  useLayoutEffect(() => {
    latest += 1;
    return () => {
      latest += 1;
      const modal = latest;
      afterFrames(FRAMES, () => returnTo(place, modal, MOST_TRIES));
    };
  }, [place]);
}

function placeNow(): Place {
  const { activeElement } = document;
  // If one modal replaces another, the focus is nowhere, or still in the other.
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
 * Returns focus, and does so again if the element that got it is removed: a deleted row disappears only when the server
 * has responded. Ends when something else takes focus, or another modal opens or closes. `given` is the element that
 * got focus.
 */
function returnTo(place: Place, modal: number, tries: number, given?: Element): void {
  if (modal !== latest) return;
  const { activeElement: active, body } = document;
  if (active === body && given?.isConnected !== true) {
    const target = targetIn(place);
    if (target && tries > 0) target.focus({ preventScroll: true });
    else focusContent();
  } else if (active !== (given ?? place.elements[0])) return;
  if (tries === 0) return;
  const now = document.activeElement;
  afterFrames(1, () => returnTo(place, modal, tries - 1, now === null || now === body ? undefined : now));
}

/** The element that had the focus, or the nearest remaining one; undefined if none nearby is in the same container. */
function targetIn(place: Place | undefined): HTMLElement | undefined {
  return place && (nearestTo(place.elements) ?? targetIn(place.before));
}

function nearestTo(place: readonly Element[]): HTMLElement | undefined {
  const [first] = place;
  if (first instanceof HTMLElement && first.isConnected && first.matches(REACHED)) return first;
  const near = place.find((one) => one.isConnected);
  // Only within the same container, such as a list or a card.
  if (!near?.closest('ul, section, [role=row]')) return undefined;
  if (!document.getElementById(CONTENT_ID)?.contains(near)) return undefined;
  return near.querySelector<HTMLElement>(REACHED) ?? undefined;
}
