import type { WorkerTask } from '../workers/workers.ts';

/** The symbols of the installed app's shortcuts. */
export type ShortcutIcon = 'add' | 'groceries' | 'weigh-in';

/**
 * The outline of an icon: rounded corners; square corners; square corners, but with everything inside the circle to
 * which a phone may crop it; or a circle.
 */
export type IconShape = 'rounded' | 'full' | 'maskable' | 'circle';

/**
 * An icon of a portal: its logo, or else its initials on its colour, or else the product's mark on it; or the symbol of
 * a shortcut.
 */
export interface IconToDraw {
  readonly shape: IconShape;
  /** Width and height in pixels. */
  readonly side: number;
  readonly colour: string;
  readonly onColour: string;
  readonly initials: string;
  /** The content of the logo's file; null if there is none. */
  readonly logo: Uint8Array | null;
  readonly shortcut: ShortcutIcon | null;
}

/** The task that draws an icon in a thread and returns a PNG. */
export const DRAW_ICON: WorkerTask<IconToDraw, Uint8Array> = { module: new URL(import.meta.url), name: drawIcon.name };

export async function drawIcon(icon: IconToDraw): Promise<Uint8Array> {
  // Imported only in the thread, because the drawing library is large.
  const { renderIcon } = await import('./render-icon.ts');
  return renderIcon(icon);
}
