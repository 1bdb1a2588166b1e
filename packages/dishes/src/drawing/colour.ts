/** A colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const toHex = (values: readonly number[]): Colour =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours, from the first (0) to the second (1). */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const end = channels(to);
  return toHex(channels(from).map((value, index) => value + (end[index]! - value) * share));
}

/** Darkens towards a warm brown: food in shadow never turns grey. */
export const shade = (colour: Colour, share: number): Colour => mix(colour, '#2c1205', share);

/** Lightens towards warm light. */
export const tint = (colour: Colour, share: number): Colour => mix(colour, '#fffaea', share);

/** The weighted mean of colours. */
export function blend(parts: readonly Readonly<{ colour: Colour; weight: number }>[]): Colour {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (whole <= 0) return '#d8c49a';
  return toHex(
    [0, 1, 2].map((channel) =>
      parts.reduce((sum, { colour, weight }) => sum + (channels(colour)[channel]! * weight) / whole, 0),
    ),
  );
}
