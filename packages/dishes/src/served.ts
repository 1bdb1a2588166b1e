/** What is known about a food in a dish: the dish's name, its steps, the note on the food, and the dish's form. */
export interface Served {
  readonly title: string;
  /** The title and the steps. */
  readonly says: string;
  readonly note: string;
  readonly form: string | null;
}
