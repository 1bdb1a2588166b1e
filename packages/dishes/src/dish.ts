import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import { blend, type Colour } from './drawing/colour.ts';
import type { Portion } from './drawing/arrange.ts';
import type { Easel } from './drawing/easel.ts';
import type { Look, Piece } from './drawing/piece.ts';
import { blendedColour, isUnseen, looksLike, sauceOf } from './foods.ts';
import { servedAs } from './served-as.ts';

/** The input for a picture. */
export interface Dish {
  /** Seeds the random choices, so that the same dish always looks the same. */
  readonly id: string;
  /** How the picture is composed; FOOD is a single food. */
  readonly scene: SceneName | 'FOOD';
  readonly form: DishForm | null;
  /** BREAKFAST, LUNCH or DINNER; anything else counts as a snack. */
  readonly meal: string;
  /** The name, in English if available. */
  readonly title: string;
  /** The steps, in English if available: how the dish is cooked and served. */
  readonly method: string;
  /** Grams per portion; `food` is the food's id in the catalogue. */
  readonly ingredients: readonly Readonly<{ food: string; grams: number; note: string }>[];
}

export interface Part {
  /** The food's id in the catalogue. */
  readonly id: string;
  /** The id of the food that the part looks like; scenes tell foods apart by this. */
  readonly food: string;
  readonly grams: number;
  readonly note: string;
  readonly piece: Piece | null;
  readonly isUnseen: boolean;
}

/** A drawn shape and the foods that it shows. */
export interface Depicted {
  readonly look: Look;
  readonly foods: readonly string[];
}

/** A dish while it is being painted: its contents, and what has been drawn so far. */
export interface Plating {
  readonly dish: Dish;
  readonly easel: Easel;
  /** Title and steps, in lower case. */
  readonly says: string;
  readonly title: string;
  /** The heaviest first. */
  readonly parts: readonly Part[];
  readonly shown: Set<string>;
  readonly depicted: Depicted[];
  /** Returns the parts that are not drawn yet and have a piece. */
  left(): Part[];
  has(pattern: RegExp): boolean;
  find(pattern: RegExp): Part | undefined;
  /** Marks parts as drawn, and returns how many pieces to draw for each. */
  take(parts: readonly Part[]): Portion[];
  /** Declares the look of a shape that the scene drew and the foods that it is made of, which then count as drawn. */
  show(look: Look, parts: readonly Part[]): void;
  /** Declares shapes that look like each food's own piece. */
  showEach(parts: readonly Part[]): void;
  sauceColour(otherwise?: Colour): Colour;
  blendColour(parts: readonly Part[], otherwise?: Colour): Colour;
}

/** Foods that bind or coat a dish, unless they are drawn as a piece. */
const MIXED_IN = /^egg(?:-white|-yolk)?$/;

/** A dish before the composition of its picture is known. */
export type UnstagedDish = Omit<Dish, 'scene'>;

/** Returns the name, the text and the ingredients of a dish, heaviest first. */
export function ingredientsOf(dish: UnstagedDish): Pick<Plating, 'title' | 'says' | 'parts'> {
  const title = dish.title.toLowerCase();
  const says = `${title} ${dish.method.toLowerCase()}`;
  const merged = new Map<string, { grams: number; note: string }>();
  for (const { food, grams, note } of dish.ingredients) {
    const before = merged.get(food);
    merged.set(food, { grams: grams + (before?.grams ?? 0), note: `${before?.note ?? ''} ${note}`.trim() });
  }
  const parts: Part[] = [...merged]
    .map(([id, { grams, note }]) => {
      const food = looksLike(id);
      const piece = servedAs(food, { title, says, note, form: dish.form });
      return { id, food, grams, note, piece, isUnseen: isUnseen(food) || (piece === null && MIXED_IN.test(food)) };
    })
    .toSorted((one, other) => other.grams - one.grams || (one.id < other.id ? -1 : 1));
  return { title, says, parts };
}

export function plating(dish: Dish, easel: Easel): Plating {
  const { title, says, parts } = ingredientsOf(dish);
  const shown = new Set<string>();
  const depicted: Depicted[] = [];
  const show = (look: Look, drawn: readonly Part[]) => {
    drawn.forEach(({ id }) => shown.add(id));
    depicted.push({ look, foods: drawn.map(({ id }) => id) });
  };
  return {
    dish,
    easel,
    title,
    says,
    parts,
    shown,
    depicted,
    show,
    showEach: (drawn) => drawn.forEach((one) => show(one.piece?.look ?? 'other', [one])),
    left: () => parts.filter(({ id, piece, isUnseen }) => !shown.has(id) && piece !== null && !isUnseen),
    has: (pattern) => parts.some(({ food }) => pattern.test(food)),
    find: (pattern) => parts.find(({ food }) => pattern.test(food)),
    take: (drawn) => {
      for (const one of drawn) if (one.piece) show(one.piece.look, [one]);
      return drawn.flatMap(({ piece, grams }) => (piece ? [{ piece, count: Math.max(1, grams / piece.each) }] : []));
    },
    sauceColour: (otherwise = '#c98a44') => {
      const sauces = parts.flatMap(({ food, grams }) => {
        const sauce = sauceOf(food);
        return sauce ? [{ colour: sauce.colour, weight: sauce.strength * grams }] : [];
      });
      return sauces.length > 0 ? blend(sauces) : otherwise;
    },
    blendColour: (blended, otherwise = '#e2c48c') => {
      const colours = blended.flatMap(({ food, grams }) => {
        const colour = blendedColour(food);
        const strong = sauceOf(food)?.strength ?? 1;
        return colour ? [{ colour, weight: grams * strong }] : [];
      });
      return colours.length > 0 ? blend(colours) : otherwise;
    },
  };
}

/** Draws a dish of a certain kind. */
export type Scene = (plating: Plating) => string;
