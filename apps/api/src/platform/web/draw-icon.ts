import type { WorkerTask } from '../workers/workers.ts';

/** The symbols of the installed app's shortcuts. */
export type ShortcutIcon = 'add' | 'groceries' | 'weigh-in';

/**
 * The outline of an icon: rounded corners; none; none, with everything inside the circle to which a phone may crop; or
 * a circle.
 */
export type IconShape = 'rounded' | 'full' | 'maskable' | 'circle';

/**
 * An icon of a portal: its logo, otherwise its initials on its colour, otherwise the product's mark on it; or a
 * shortcut's.
 */
export interface IconToDraw {
  readonly shape: IconShape;
  /** Width and height in pixels. */
  readonly side: number;
  readonly colour: string;
  readonly onColour: string;
  readonly initials: string;
  /** The content of a picture file. */
  readonly logo: Uint8Array | null;
  readonly shortcut: ShortcutIcon | null;
}

/** Draws in a thread. Returns a PNG. */
export const DRAW_ICON: WorkerTask<IconToDraw, Uint8Array> = { module: new URL(import.meta.url), name: drawIcon.name };

export async function drawIcon(icon: IconToDraw): Promise<Uint8Array> {
  // Loaded only in the thread: the drawing library is large.
  const { renderIcon } = await import('./render-icon.ts');
  return renderIcon(icon);
}
