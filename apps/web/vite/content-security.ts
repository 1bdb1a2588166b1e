import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The hash of the only fixed style sheet that react-aria's press handling adds at run time. */
const REACT_ARIA_PRESS_STYLE = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/**
 * Writes `content-security.json` next to the built pages: the hashes of their inline scripts and styles, for the
 * Content-Security-Policy header that the server sends.
 */
export function contentSecurity(): Plugin {
  return {
    name: 'weekbord-content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const pages = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.html'));
        if (pages.length === 0) return;
        const html = pages.map((page) => ('source' in page ? String(page.source) : '')).join('');
        const hashesOf = (tag: string) => {
          const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
          return [...new Set([...inline].map(([, content]) => hashOf(content ?? '')))];
        };
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

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
