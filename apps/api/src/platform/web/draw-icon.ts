import type { WorkerTask } from '../workers/workers.ts';

/** The symbols of the installed app's shortcuts. */
export type ShortcutIcon = 'add' | 'groceries' | 'weigh-in';

/**
 * The outline of an icon: rounded corners; none; none, with everything inside the circle that a phone may cut out; or a
 * circle.
 */
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

/** Draws in a thread. Returns a PNG. */
export const DRAW_ICON: WorkerTask<IconToDraw, Uint8Array> = { module: new URL(import.meta.url), name: drawIcon.name };

export async function drawIcon(icon: IconToDraw): Promise<Uint8Array> {
  // Only loaded in the thread: the drawing library is large.
  const { renderIcon } = await import('./render-icon.ts');
  return renderIcon(icon);
}
