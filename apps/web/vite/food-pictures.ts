import icons from '@iconify-json/noto/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { FOOD_PICTURES } from '../src/shared/food-picture/food-pictures.ts';
import { heroPicture } from './hero-picture.ts';

const PREFIX = '/pictures/';

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

/** Serves the food illustrations (Noto Emoji, Apache-2.0) as single files under `/pictures/`. */
export function foodPictures(): Plugin {
  return {
    name: 'weekbord-food-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = request.url?.startsWith(PREFIX) ? pictureSource(request.url.slice(PREFIX.length)) : undefined;
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(source);
      });
    },
    generateBundle() {
      for (const name of [...FOOD_PICTURES.map((picture) => `${picture}.svg`), 'hero.svg']) {
        const source = pictureSource(name);
        if (source === undefined) this.error(`No food illustration is called ${name}`);
        else this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source });
      }
    },
  };
}

function pictureSource(file: string): string | undefined {
  if (file === 'hero.svg') return heroPicture((name) => bodyOf(name) ?? '');
  const body = bodyOf(file.replace(/\.svg$/, ''));
  return body && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${body}</svg>`;
}

function bodyOf(name: string): string | undefined {
  const set: Readonly<Record<string, Icon>> = icons.icons;
  return set[name]?.body;
}
