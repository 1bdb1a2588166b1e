/** Where somebody is in choosing a food; what stands beside the step is kept for going back. */
export type PickerPlace = Readonly<
  | { step: 'search'; query: string }
  /** How much of a food. */
  | { step: 'amount'; query: string; food: number }
  /** The camera, or the number that was scanned or typed. */
  | { step: 'scan'; query: string; barcode?: string | undefined }
  /** A food of one's own, with the number that nobody knew. */
  | { step: 'own'; query: string; barcode?: string | undefined }
>;

/** Where choosing begins. */
export const SEARCH_START: PickerPlace = { step: 'search', query: '' };
