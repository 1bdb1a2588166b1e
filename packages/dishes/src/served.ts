/** What a dish says about one of its foods: the dish's name, its steps, the food's note, and the dish's form. */
export interface Served {
  readonly title: string;
  /** Title and steps. */
  readonly says: string;
  readonly note: string;
  readonly form: string | null;
}
