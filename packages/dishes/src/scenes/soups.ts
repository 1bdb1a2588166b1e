import { heapUp } from '../drawing/arrange.ts';
import { cream, liquid, steam, within } from '../drawing/bodies.ts';
import { bread } from '../drawing/bread.ts';
import { mix } from '../drawing/colour.ts';
import { n } from '../drawing/easel.ts';
import { place, roundish, smooth } from '../drawing/outline.ts';
import { table } from '../drawing/table.ts';
import { bowl, mug } from '../drawing/vessels.ts';
import type { Part, Plating, Scene } from '../dish.ts';
import { bedOf, drawBed, isNest } from './beds.ts';
import { sideBread } from './bowls.ts';
import { BREADS, piled, SPOONED, spoonfuls } from './heaps.ts';

const BLENDED = /\bblend|\bblitz|(?<!tomato )\bpur[eé]e\b|smooth soup|with a stick|stick blender|\bpureer/;
/** Soups that still contain pieces, even if some of the soup is blended or mashed. */
const COARSE =
  /(?:blend|mash|crush|pur[eé]e) (?:(?:about|the|a|two|one|some|a little) )?(?:(?:of )?(?:the )?(?:soup|beans) )?(?:half|some|thirds?|quarter|few|briefly)|not smooth/;
const PULSES = /beans|lentils|chickpeas|kapucijners|split-peas/;
const SAVOURY_PIECES =
  /prawn|chicken|beef|pork|bacon|sausage|meat|mince|ham|salmon|cod|fish|tofu|tempeh|seitan|egg|noodle|halloumi|chorizo/;
const WATERY =
  /vegetable|carrot|onion|leek|potato|pumpkin|squash|tomato|celer|broccoli|cauliflower|courgette|peas|lentil|spinach|pepper|beetroot|parsnip|fennel|mushroom|asparagus|swede|apple|bean|chickpea|garlic|aubergine|kale|cucumber|watercress/;

/** A soup: a broth in the colour of its contents, and what floats in it. */
export const soup: Scene = (plating) => {
  const { easel } = plating;
  const vessel = /\bmug\b|\bcup\b/.test(plating.title) ? mug(easel) : bowl(easel, 142);
  const gratinated = cheeseToast(plating);
  const beside = plating.left().filter(({ food }) => BREADS.test(food));
  const isCoarse = COARSE.test(plating.says);
  const isBlended = BLENDED.test(plating.says) && !isCoarse;
  const strewn = (food: Part) => food.piece?.layer === 'herb' || food.grams < 20;
  const melted = isBlended
    ? plating
        .left()
        .filter(
          (part) =>
            part.food === 'silken-tofu' || (WATERY.test(part.food) && !strewn(part) && !SAVOURY_PIECES.test(part.food)),
        )
    : [];
  const splitPea = plating.find(/split-peas/);
  if (splitPea) melted.push(splitPea);
  plating.show('other', melted);
  const colour =
    melted.length > 0
      ? plating.blendColour([...melted, ...plating.parts.filter(({ isUnseen }) => isUnseen)])
      : isCoarse && plating.has(PULSES)
        ? mix(
            plating.sauceColour('#d9a64c'),
            plating.blendColour(plating.parts.filter(({ food }) => PULSES.test(food))),
            0.55,
          )
        : plating.sauceColour('#d9a64c');
  const broth =
    melted.length > 0
      ? cream(easel, vessel.room, colour, { scale: 0.014 })
      : liquid(easel, vessel.room, colour, { drops: 46 });
  const spooned = plating.left().filter(({ food }) => SPOONED.test(food));
  const rest = plating.left().filter((part) => !BREADS.test(part.food) && !spooned.includes(part));
  const noodles = bedOf(rest);
  // Rice and short pasta float separately in a soup; only noodles form a nest.
  const bed = noodles && isNest(noodles) ? noodles : undefined;
  const solids = rest.filter((part) => part !== bed);
  const balls = solids.filter(isBall);
  const nest = bed ? drawBed(plating, bed, { ...vessel.room, cx: 188, cy: 158, rx: 82, ry: 76 }) : '';
  const film = `<g opacity=".27"><rect x="60" y="10" width="280" height="280" fill="${colour}"/></g>`;
  const sunk = heapUp(
    easel,
    { ...vessel.room, rx: vessel.room.rx * 0.88, ry: vessel.room.ry * 0.88 },
    plating.take(
      solids.filter((one) => !balls.includes(one) && one.piece?.layer !== 'herb' && one.piece?.layer !== 'bit'),
    ),
    {
      coverage: melted.length > 0 ? 0.3 : 0.48,
      fill: melted.length === 0,
      times: 1.6,
      size: 1.2,
      gathered: true,
      ...(bed ? {} : { sunkIn: colour }),
    },
  );
  const bits = heapUp(
    easel,
    { ...vessel.room, rx: vessel.room.rx * 0.8, ry: vessel.room.ry * 0.8 },
    plating.take(solids.filter(({ piece }) => piece?.layer === 'bit')),
    { coverage: 0.16, fill: false, gathered: true },
  );
  // Half of each floating piece is above the broth, so these are drawn after the film on the broth.
  const floating = heapUp(
    easel,
    { ...vessel.room, rx: vessel.room.rx * 0.7, ry: vessel.room.ry * 0.66 },
    plating.take(balls),
    { coverage: 0.7, fill: true, size: 1.3, sunkIn: colour },
  );
  const top =
    spoonfuls(plating, { cx: 210, cy: 142, rx: 38, ry: 34 }, spooned) +
    piled(
      plating,
      { cx: 196, cy: 146, rx: 56, ry: 50 },
      solids.filter(({ piece }) => piece?.layer === 'herb'),
      0.6,
    );
  const aside = sideBread(plating, beside);
  return `${table(easel, plating.dish.meal)}${aside}${vessel.markup}${within(easel, vessel.clip, `${broth}${nest}${sunk}${film}${floating}${bits}${gratinated}${top}`)}${vessel.over}${steam(easel, vessel.room)}`;
};

/** Whether a part consists of balls of mince or of a substitute. */
const isBall = ({ food, piece }: Part): boolean =>
  /mince|meatball|falafel/.test(food) && piece !== null && piece.reach < 16 && piece.each >= 10;

/** Slices of bread under melted cheese, floating on an onion soup; empty for other soups. */
function cheeseToast(plating: Plating): string {
  const { easel } = plating;
  if (!/onion soup/.test(plating.title)) return '';
  const loaf = plating.left().find(({ food }) => BREADS.test(food));
  if (loaf === undefined) return '';
  const cheeses = plating.left().filter(({ food }) => /cheese|gruyere|emmental|gouda|cheddar/.test(food));
  plating.showEach([loaf, ...cheeses]);
  const toast = bread(44, { crumb: '#e9c888', crust: '#a8682a', form: 'round', toast: 0.5 });
  return [
    [164, 138, -0.3],
    [232, 158, 0.4],
  ]
    .map(([x, y, turn]) => {
      const melt = smooth(place(roundish(easel, 38, 31, 0.16, 13), x!, y!, 0));
      const spots = Array.from(
        { length: 16 },
        () =>
          `<ellipse cx="${n(x! + easel.between(-26, 26))}" cy="${n(y! + easel.between(-20, 20))}" rx="${n(easel.between(2, 6))}" ry="${n(easel.between(1.4, 4))}" fill="${easel.pick(['#a8601c', '#c57c2a', '#8f4a12'])}" opacity=".65"/>`,
      ).join('');
      const cheese =
        cheeses.length > 0
          ? `<path d="${melt}" transform="translate(1 3)" fill="#5e2a08" opacity=".4"/><path d="${melt}" fill="${easel.flat('#f3cb62')}"/>${spots}`
          : '';
      return toast(easel, x!, y!, turn!, 1) + cheese;
    })
    .join('');
}
