/** A press within this time after a modal closed, at the place of the press that closed it, was meant for the modal. */
const GUARD_MS = 400;
/** What a press does may take so long until it closes the modal. */
const CAUSE_MS = 1500;
/** CSS pixels within which two presses are at the same place: a thumb is not exact. */
const SAME_PLACE = 32;
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const;

let last: { x: number; y: number; at: number } | undefined;
let endGuard = (): void => undefined;

/** Remembers where a modal was pressed last. */
export function noteModalPress({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
  last = { x, y, at };
}

/** Keeps the second of two quick presses from what lies where a closed modal was. Call it when a modal closes. */
export function guardSecondPress(): void {
  const press = last;
  last = undefined;
  if (press === undefined || performance.now() - press.at > CAUSE_MS) return;
  const swallow = (event: Event) => {
    if (event.isTrusted && isAt(event, press) && !isInModal(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  endGuard();
  endGuard = () => {
    for (const name of PRESSES) window.removeEventListener(name, swallow, true);
  };
  setTimeout(endGuard, GUARD_MS);
  for (const name of PRESSES) window.addEventListener(name, swallow, { capture: true, passive: false });
}

/**
 * Takes presses at once again. A test that begins where the one before closed a modal presses sooner than a person can.
 * @internal
 */
export function forgetPresses(): void {
  last = undefined;
  endGuard();
}

function isAt(event: Event, { x, y }: { x: number; y: number }): boolean {
  const point = 'touches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  // A click by a key or by assistive technology has no place.
  if (point === undefined || (event.type === 'click' && (event as MouseEvent).detail === 0)) return false;
  return Math.hypot(point.clientX - x, point.clientY - y) <= SAME_PLACE;
}

function isInModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
