/** The position of a page until it is printed; a wide one is laid out invisibly, so that it can measure itself. */
const PLACES = {
  upright: 'hidden print:block',
  wide: 'pointer-events-none invisible fixed top-0 left-0 w-[277mm] print:visible print:static print:w-auto',
} as const;

export type PaperFormat = keyof typeof PLACES;

/** Returns an element that is printed instead of the screen once it is in the document's body. */
export function paperSheet(format: PaperFormat): HTMLElement {
  const sheet = document.createElement('div');
  sheet.dataset['print'] = format;
  sheet.className = PLACES[format];
  return sheet;
}
