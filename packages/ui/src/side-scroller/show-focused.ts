/**
 * In a row that scrolls sideways, keeps the focused element fully in view. Chrome does not scroll to an element of
 * which 32 pixels are in view.
 */
export function showFocused(row: HTMLElement | null): () => void {
  const show = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  row?.addEventListener('focusin', show);
  return () => row?.removeEventListener('focusin', show);
}
