/** In a row that scrolls sideways: what the keyboard goes to is wholly in sight. Chrome would leave what is seen by 32 pixels. */
export function showFocused(row: HTMLElement | null): () => void {
  const show = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  row?.addEventListener('focusin', show);
  return () => row?.removeEventListener('focusin', show);
}
