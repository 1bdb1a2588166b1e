/** The step of choosing a food; what stands beside it is kept for going back. */
export type PickerPlace = Readonly<
  | { step: 'search'; query: string }
  /** How much of a food. */
  | { step: 'amount'; query: string; food: number }
  /** The camera, or the number that was scanned or typed. */
  | { step: 'scan'; query: string; barcode?: string | undefined }
  /** An own food to write, with the barcode that was not found. */
  | { step: 'own'; query: string; barcode?: string | undefined }
>;

/** Where choosing begins. */
export const SEARCH_START: PickerPlace = { step: 'search', query: '' };
