import type { Portion } from '../drawing/arrange.ts';
import { showing, whole } from '../drawing/piece.ts';
import { filledCutlet } from '../drawing/rolled.ts';
import type { Part, Plating } from '../dish.ts';

/** A breaded fillet cut open to show its filling of ham and cheese; empty for other dishes. */
export function filledMeat(plating: Plating): Portion[] {
  if (!/cordon bleu/.test(plating.title)) return [];
  const rest = plating.left();
  const meat = rest.find(({ food }) => /chicken|turkey|pork|veal|seitan|tofu/.test(food));
  if (meat === undefined) return [];
  const filling = rest.filter(({ food }: Part) => /ham$|cheese|gouda|bacon/.test(food));
  plating.showEach([meat, ...filling]);
  const layers = filling.map(({ food }) => (/ham|bacon/.test(food) ? '#e8988c' : '#f5cf4e'));
  return [{ piece: showing(meat.piece?.look ?? 'other', whole(130, 58, filledCutlet(layers))), count: 1 }];
}
