/** The current step of the food picker; the other fields are kept for going back. */
export type PickerPlace = Readonly<
  | { step: 'search'; query: string }
  /** Asking for the amount of a food. */
  | { step: 'amount'; query: string; food: number }
  /** The camera, or the barcode that was scanned or typed. */
  | { step: 'scan'; query: string; barcode?: string | undefined }
  /** Creating a custom food with a barcode that was not found. */
  | { step: 'own'; query: string; barcode?: string | undefined }
>;

/** The picker's first step. */
export const SEARCH_START: PickerPlace = { step: 'search', query: '' };
