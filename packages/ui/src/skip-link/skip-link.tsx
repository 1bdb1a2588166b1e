/** The id of what a page is about, which the frame of a screen gives to its `main`. */
export const CONTENT_ID = 'content';

/** Gives the focus to what the page is about, where what had it goes. */
export function focusContent(): HTMLElement | null {
  const content = document.querySelector<HTMLElement>(`#${CONTENT_ID}, main`);
  if (content) content.tabIndex = -1;
  content?.focus({ preventScroll: true });
  return content;
}

/** The first stop of the keyboard: goes past the navigation to what the page is about. Seen only while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays: it is the screen's, and back would lead to the same screen.
        event.preventDefault();
        focusContent()?.scrollIntoView();
      }}
      className="fixed left-4 top-3 z-40 -translate-y-24 rounded-control bg-surface px-5 py-3 font-semibold text-ink shadow-raised focus:translate-y-0"
    >
      {children}
    </a>
  );
}
