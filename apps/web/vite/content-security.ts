import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The one static style sheet that react-aria's press handling adds at run time. */
const REACT_ARIA_PRESS_STYLE = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/**
 * Writes `content-security.json` beside the built page: the hashes of its inline scripts and styles, for the
 * Content-Security-Policy that the server sends.
 */
export function contentSecurity(): Plugin {
  return {
    name: 'weekbord-content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const hashesOf = (tag: string) =>
          [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
            ([, content]) =>
              `sha256-${createHash('sha256')
                .update(content ?? '')
                .digest('base64')}`,
          );
        this.emitFile({
          type: 'asset',
          fileName: 'content-security.json',
          source: JSON.stringify({
            scripts: hashesOf('script'),
            styles: [...hashesOf('style'), REACT_ARIA_PRESS_STYLE],
          }),
        });
      },
    },
  };
}
