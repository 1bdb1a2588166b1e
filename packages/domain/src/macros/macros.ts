/** Energy in kcal, the rest in grams; `carbohydrates` are available carbohydrates, without fibre. */
export type Macros = Readonly<{
  kcal: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  fiber: number;
}>;

/** Macros of something whose label may be incomplete; null means unknown, never 0. */
export type PartialMacros = Readonly<{ [Key in keyof Macros]: number | null }>;

/** The target of a meal slot. */
export type SlotMacros = Readonly<Omit<Macros, 'fiber'>>;
