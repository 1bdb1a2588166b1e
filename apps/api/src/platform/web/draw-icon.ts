import type { WorkerTask } from '../workers/workers.ts';

/** What the shortcuts of the installed app are marked with. */
export type ShortcutIcon = 'add' | 'groceries' | 'weigh-in';

/** The outline of an icon: rounded corners, none, none and all of it within the circle that a phone may cut out, or a circle. */
export type IconShape = 'rounded' | 'full' | 'maskable' | 'circle';

/** An icon of a portal: its logo, else its initials on its colour, else the product's mark there; or a shortcut's. */
export interface IconToDraw {
  readonly shape: IconShape;
  /** Width and height in pixels. */
  readonly side: number;
  readonly colour: string;
  readonly onColour: string;
  readonly initials: string;
  /** A picture as a file. */
  readonly logo: Uint8Array | null;
  readonly shortcut: ShortcutIcon | null;
}

/** Draws in a thread; answers a PNG. */
export const DRAW_ICON: WorkerTask<IconToDraw, Uint8Array> = { module: new URL(import.meta.url), name: drawIcon.name };

export async function drawIcon(icon: IconToDraw): Promise<Uint8Array> {
  // Loaded in the thread alone: the library that draws is large.
  const { renderIcon } = await import('./render-icon.ts');
  return renderIcon(icon);
}
