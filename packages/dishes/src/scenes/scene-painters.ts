import type { Dish, Scene } from '../dish.ts';
import { baking } from './cakes.ts';
import { lollies } from './lollies.ts';
import { omelette } from './omelettes.ts';
import { pancakes } from './pancakes.ts';
import { dip, nibbles, platter } from './bites.ts';
import { tossed } from './bowls.ts';
import { topped } from './breakfast-bowls.ts';
import { onBread } from './breads.ts';
import { drink } from './drinks.ts';
import { food } from './food.ts';
import { gratin } from './gratins.ts';
import { mixedBed } from './mixed-bed.ts';
import { quiche } from './oven.ts';
import { sides, stew, trayBake } from './plates.ts';
import { closed } from './sandwiches.ts';
import { soup } from './soups.ts';
import { stamppot } from './stamppot.ts';
import { withBed } from './with-bed.ts';
import { pizza, wrapped } from './wraps.ts';

export const SCENE_PAINTERS: Readonly<Record<Dish['scene'], Scene>> = {
  SOUP: soup,
  TOPPED: topped,
  TOSSED: tossed,
  WITH_BED: withBed,
  MIXED_BED: mixedBed,
  SIDES: sides,
  STAMPPOT: stamppot,
  STEW: stew,
  TRAY_BAKE: trayBake,
  OPEN: onBread,
  CLOSED: closed,
  WRAPPED: wrapped,
  PIZZA: pizza,
  MUFFINS: baking('muffin'),
  COOKIES: baking('cookie'),
  BALLS: baking('ball'),
  BARS: baking('bar'),
  CAKE: baking('slice'),
  PANCAKES: pancakes,
  OMELETTE: omelette,
  GRATIN: gratin,
  QUICHE: quiche,
  LOLLIES: lollies,
  DIP: dip,
  PLATTER: platter,
  NIBBLES: nibbles,
  DRINK: drink,
  JAR: drink,
  FOOD: food,
};
