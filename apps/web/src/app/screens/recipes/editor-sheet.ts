/** The sheet over a recipe that is being written: the search for an ingredient, or one of its lines. */
export interface EditorSheet {
  readonly add?: true;
  readonly line?: string;
}

/** Reads the URL parameters. */
export function readEditorSheet(search: Readonly<Record<string, unknown>>): EditorSheet {
  if (search['add'] === true) return { add: true };
  return typeof search['line'] === 'string' ? { line: search['line'] } : {};
}
