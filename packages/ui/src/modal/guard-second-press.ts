/**
 * For this many milliseconds after a modal closes, a press in the same place as the closing press is taken as meant for
 * the modal.
 */
const GUARD_MS = 400;
/** The maximum time between a press and the closing of the modal that it causes, in milliseconds. */
const CAUSE_MS = 1500;
/** The maximum distance in CSS pixels between presses in the same place, because a thumb is imprecise. */
const SAME_PLACE = 32;
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const;

let last: { x: number; y: number; at: number } | undefined;

/** Records where a modal was last pressed. */
export function noteModalPress({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
  last = { x, y, at };
}

/**
 * Keeps a quick second press from reaching what is behind a modal that the first press closed: the page, or another
 * modal. Call it when a modal closes.
 */
export function guardSecondPress(): void {
  const press = last;
  last = undefined;
  if (press === undefined || performance.now() - press.at > CAUSE_MS) return;
  const swallow = (event: Event) => {
    if (!isSecond(event) || !isAt(event, press)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESSES) window.addEventListener(name, swallow, { capture: true, passive: false });
  setTimeout(() => {
    for (const name of PRESSES) window.removeEventListener(name, swallow, true);
  }, GUARD_MS);
}

/**
 * Mouse events carry a click count. Touch events don't, but nobody could read the screen and tap again on purpose that
 * fast.
 */
function isSecond(event: Event): boolean {
  if ('touches' in event) return true;
  const { pointerType, detail } = event as PointerEvent;
  return pointerType === 'touch' || pointerType === 'pen' || detail > 1;
}

function isAt(event: Event, { x, y }: { x: number; y: number }): boolean {
  const point = 'touches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  return point !== undefined && Math.hypot(point.clientX - x, point.clientY - y) <= SAME_PLACE;
}
