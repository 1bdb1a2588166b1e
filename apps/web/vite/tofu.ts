/** A block as one sees it from above: left, right and upper side, with rounded edges. */
function block(x: number, y: number, size: number): string {
  const half = size / 2;
  const quarter = size / 4;
  const side = (points: string, colour: string) =>
    `<path fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round" d="${points}z"/>`;
  return `<g transform="translate(${x} ${y})">${[
    side(`M${-half} ${-quarter}v${half}l${half} ${quarter}v${-half}`, '#ead9b8'),
    side(`M${half} ${-quarter}v${half}l${-half} ${quarter}v${-half}`, '#d9c39a'),
    side(`M${-half} ${-quarter}L0 ${-half}l${half} ${quarter}L0 0`, '#fff8e8'),
  ].join('')}</g>`;
}

/** Tofu, which the Noto set lacks: three blocks on a leaf. */
export const TOFU = `<path fill="#68a03a" d="M8 92c14-22 40-30 62-26 22 3 40 14 50 30-16 14-36 20-58 20S22 108 8 92z"/><path fill="none" stroke="#8fc25a" stroke-width="3" stroke-linecap="round" d="M20 93c28 5 60 5 88 2"/>${block(38, 76, 48)}${block(90, 78, 48)}${block(64, 44, 50)}`;
