/** Where each illustration lies on the log-in picture: centre, size, turn. The canvas is 640 by 640. */
const PLACES: readonly (readonly [name: string, x: number, y: number, size: number, turn: number])[] = [
  ['avocado', 118, 132, 150, -14],
  ['tomato', 300, 74, 104, 8],
  ['lemon', 512, 128, 116, 16],
  ['leafy-green', 574, 300, 138, 22],
  ['blueberries', 66, 318, 104, -8],
  ['green-salad', 320, 312, 300, 0],
  ['egg', 516, 470, 112, 14],
  ['bread', 122, 500, 138, -12],
  ['carrot', 330, 556, 128, 6],
];

/** One picture of a set table, composed of illustrations, so that the log-in screen needs a single request for it. */
export function heroPicture(bodyOf: (name: string) => string): string {
  const items = PLACES.map(([name, x, y, size, turn], index) => {
    const body = withOwnIds(bodyOf(name), `h${index}-`);
    const shadow = `<ellipse cx="${x}" cy="${y + size * 0.44}" rx="${size * 0.36}" ry="${size * 0.09}" fill="#3a2610" opacity=".12"/>`;
    const picture = `<svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" viewBox="0 0 128 128">${body}</svg>`;
    return `${shadow}<g transform="translate(${x} ${y}) rotate(${turn})">${picture}</g>`;
  });
  const plate =
    '<ellipse cx="320" cy="352" rx="206" ry="196" fill="#3a2610" opacity=".10"/>' +
    '<circle cx="320" cy="320" r="206" fill="#fdfaf5"/>' +
    '<circle cx="320" cy="320" r="150" fill="#f4eee4"/><circle cx="320" cy="322" r="146" fill="#fbf7f0"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">${plate}${items.join('')}</svg>`;
}

/** Gradients are found by id: two illustrations in one file must not share one. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}
