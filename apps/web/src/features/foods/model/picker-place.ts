/** The step of choosing a food; further fields are kept for going back. */
export type PickerPlace = Readonly<
  | { step: 'search'; query: string }
  /** The amount of a food. */
  | { step: 'amount'; query: string; food: number }
  /** The camera, or the number that was scanned or typed. */
  | { step: 'scan'; query: string; barcode?: string | undefined }
  /** An own food to write, with the barcode that was not found. */
  | { step: 'own'; query: string; barcode?: string | undefined }
>;

/** The place where choosing starts. */
export const SEARCH_START: PickerPlace = { step: 'search', query: '' };
