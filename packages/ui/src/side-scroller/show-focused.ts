/**
 * In a row that scrolls sideways, keeps the focused element fully in view: Chrome does not scroll to an element that
 * already has 32 pixels in view.
 */
export function showFocused(row: HTMLElement | null): () => void {
  const show = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  row?.addEventListener('focusin', show);
  return () => row?.removeEventListener('focusin', show);
}
