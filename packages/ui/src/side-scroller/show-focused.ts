/**
 * In a row that scrolls sideways, keeps the focused element entirely in view. Chrome does not scroll
 * to an element with 32 pixels in view.
 */
export function showFocused(row: HTMLElement | null): () => void {
  const show = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  row?.addEventListener('focusin', show);
  return () => row?.removeEventListener('focusin', show);
}
