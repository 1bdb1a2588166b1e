import type { Plating, Scene } from './dish.ts';
import { soup, topped, tossed } from './scenes/bowls.ts';
import { mixedBed, sides, stamppot, stew, trayBake, withBed } from './scenes/plates.ts';

export const SCENES = { soup, topped, tossed, withBed, mixedBed, sides, stamppot, stew, trayBake } satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** Which scene a dish is drawn in, by what it is on the table and what it is called. */
export function chooseScene(plating: Plating): SceneName {
  const { dish, title, says } = plating;
  switch (dish.form) {
    case 'SOUP':
      return 'soup';
    case 'RICE':
      return /fried rice|paella|risotto|nasi|pilaf|jambalaya|kedgeree|biryani|one-pan|one-pot|rice salad|bami|pilau/.test(title) ? 'mixedBed' : 'withBed';
    case 'GRAIN':
      return /salad|tabbouleh|pilaf/.test(title) ? 'mixedBed' : 'withBed';
    case 'PASTA':
    case 'NOODLES':
      return 'mixedBed';
    case 'SALAD':
      return 'tossed';
    case 'POTATO':
      return /stamppot|hutspot|mash with|[a-z]+ mash\b|zuurkool|hete bliksem/.test(title) && /\bmash/.test(says) ? 'stamppot' : 'sides';
    case 'OVEN':
      return 'trayBake';
    case 'PAN':
      return 'stew';
    case 'BOWL':
      return plating.has(/yoghurt|quark|skyr|milk|drink|ricotta|cottage|chia|custard|labneh/) && dish.meal !== 'DINNER' && dish.meal !== 'LUNCH' ? 'topped' : 'tossed';
    default:
      return 'sides';
  }
}
