/** What a dish says of a food in it: the dish's name, its steps, the food's note, and what the dish is on the table. */
export interface Served {
  readonly title: string;
  /** Title and steps. */
  readonly says: string;
  readonly note: string;
  readonly form: string | null;
}
