import { type RefObject, useLayoutEffect, useState } from 'react';

/** The elements that a message must not cover: the button that submits a form, and the buttons fixed to the bottom. */
const ACTIONS = 'button[type="submit"], [data-bottom-bar] button';

function isOver(message: DOMRect, action: DOMRect): boolean {
  return (
    action.height > 0 &&
    message.left < action.right &&
    action.left < message.right &&
    message.top < action.bottom &&
    action.top < message.bottom
  );
}

/** Whether the message in a section covers a button of the screen. */
function coversAction(section: HTMLElement): boolean {
  const message = section.querySelector('[data-message]')?.getBoundingClientRect();
  if (message === undefined) return false;
  const actions = [...document.querySelectorAll(ACTIONS)].filter((action) => !section.contains(action));
  return actions.some((action) => isOver(message, action.getBoundingClientRect()));
}

/**
 * Whether the message with this id moves to the top of the screen because it would cover a button at the bottom. Once
 * moved, it stays there.
 */
export function useClearOfActions(section: RefObject<HTMLElement | null>, id: number | undefined): boolean {
  const [moved, setMoved] = useState<number>();
  useLayoutEffect(() => {
    const { current } = section;
    if (current === null || id === undefined) return;
    const look = () => {
      if (coversAction(current)) setMoved(id);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [section, id]);
  return id !== undefined && moved === id;
}
