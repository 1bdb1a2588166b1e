/** Selects fields whose text is the user's work, which excludes searches. */
const TEXT_FIELDS =
  ':is(textarea, input:not([inputmode=search], [type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]))';

/**
 * Watches input fields. Returns a function that reports whether a reload would lose input: a field changed since the
 * last submit, or an open dialog. Text that was already there counts as unsaved.
 */
export function watchUnsavedInput(): () => boolean {
  const typed = new Set<Element>();
  const sent = new WeakSet<HTMLFormElement>();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS))
    if (field.value !== '') typed.add(field);

  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || target.matches('[inputmode=search]')) return;
      typed.add(target);
      const form = target.closest('form');
      if (form) sent.delete(form);
    },
    true,
  );
  document.addEventListener('submit', ({ target }) => void sent.add(target as HTMLFormElement), true);

  const isUnsaved = (field: Element) => {
    const form = field.closest('form');
    return field.checkVisibility() && !(form && sent.has(form) && isAsSaved(form));
  };
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return document.querySelector('dialog[open], [role=dialog]') !== null || [...typed].some(isUnsaved);
  };
}

/** Whether a form has nothing to send: its button is disabled until something changes. */
function isAsSaved(form: HTMLFormElement): boolean {
  const fields = [...form.elements];
  return (
    !fields.some((field) => field.ariaInvalid === 'true') &&
    fields.some((field) => field.matches('[type=submit]:disabled'))
  );
}
