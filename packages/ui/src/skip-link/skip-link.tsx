/** The id of the main content, which the frame of a screen gives to its `main`. */
export const CONTENT_ID = 'content';

/** Focuses the main content if the focused element is about to disappear. */
export function focusContent(): HTMLElement | null {
  const content = document.querySelector<HTMLElement>(`#${CONTENT_ID}, main`);
  if (content) content.tabIndex = -1;
  content?.focus({ preventScroll: true });
  return content;
}

/** The first keyboard stop: skips the navigation and goes to the main content. Visible only while focused. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Keeps the fragment out of the URL: otherwise, Back would only return to the same screen.
        event.preventDefault();
        focusContent()?.scrollIntoView();
      }}
      className="fixed left-4 top-3 z-40 -translate-y-24 rounded-control bg-surface px-5 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-raised"
    >
      {children}
    </a>
  );
}
