/** The current step of the food picker; the other fields are kept for going back. */
export type PickerPlace = Readonly<
  | { step: 'search'; query: string }
  /** The step that asks for the amount of a food. */
  | { step: 'amount'; query: string; food: number }
  /** The step with the camera or, once a barcode was scanned or typed, with its food. */
  | { step: 'scan'; query: string; barcode?: string | undefined }
  /** The step that creates a custom food, for a barcode that was not found. */
  | { step: 'own'; query: string; barcode?: string | undefined }
>;

/** The picker's first step. */
export const SEARCH_START: PickerPlace = { step: 'search', query: '' };
