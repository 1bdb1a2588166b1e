import { createHash } from 'node:crypto';
import icons from '@iconify-json/noto/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { FOOD_PICTURES } from '../src/shared/food-picture/food-picture-names.ts';
import { filledBowl } from './filled-bowl.ts';
import { heroPicture } from './hero-picture.ts';
import { TOFU } from './tofu.ts';

const DEVELOPMENT_FOLDER = '/pictures/';
const FILES = [...FOOD_PICTURES.map((name) => `${name}.svg`), 'hero.svg'];

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

/**
 * Serves the food illustrations (Noto Emoji, Apache-2.0) as single files. A build puts them into a folder that carries
 * a hash of their content, so that browsers may keep them for ever.
 */
export function foodPictures(): Plugin {
  return {
    name: 'weekbord-food-pictures',
    config: (_, { command }) => ({
      define: { __PICTURES__: JSON.stringify(command === 'build' ? `/${builtFolder()}` : DEVELOPMENT_FOLDER) },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const isPicture = request.url?.startsWith(DEVELOPMENT_FOLDER);
        const source = isPicture ? pictureSource(request.url?.slice(DEVELOPMENT_FOLDER.length) ?? '') : undefined;
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(source);
      });
    },
    generateBundle() {
      const folder = builtFolder();
      for (const name of FILES) {
        const source = pictureSource(name);
        if (source === undefined) this.error(`No food illustration is called ${name}`);
        else this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source });
      }
    },
  };
}

function builtFolder(): string {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(pictureSource(name) ?? '');
  return `assets/pictures-${hash.digest('hex').slice(0, 8)}/`;
}

function pictureSource(file: string): string | undefined {
  if (file === 'hero.svg') return heroPicture((name) => bodyOf(name) ?? '');
  const body = bodyOf(file.replace(/\.svg$/, ''));
  return body && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${body}</svg>`;
}

function bodyOf(name: string): string | undefined {
  const set: Readonly<Record<string, Icon>> = icons.icons;
  if (name === 'tofu') return TOFU;
  return filledBowl(name, set['bowl-with-spoon']?.body ?? '') ?? set[name]?.body;
}
