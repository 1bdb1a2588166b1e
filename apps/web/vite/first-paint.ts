import type { Plugin, PluginOption, Rollup } from 'vite';
import { criticalCss } from './critical-css.ts';
import { drawScreens } from './draw-screens.ts';
import { startScript } from './start-script.ts';

/**
 * The folder of the pages, into which the server inserts the portal's brand, so they are not served as static files.
 */
const FOLDER = 'pages/';

interface FirstPaintOptions {
  /** The plugins that the prerendering build needs as well. */
  readonly plugins: () => readonly PluginOption[];
  readonly define: Readonly<Record<string, string>>;
}

/**
 * Writes the pages that paint before any script runs: the login as the app renders it, the diary's skeleton, and a
 * waiting page, each in both languages. The script is requested once the page has been painted.
 */
export function firstPaint({ plugins, define }: FirstPaintOptions): Plugin {
  return {
    name: 'weekbord-first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const screens = await drawScreens(plugins(), define);
        const drawn = screens.flatMap(({ login, loginWithLogo, diary, noScript }) => [
          login.html,
          loginWithLogo.html,
          diary,
          noScript,
        ]);
        const css = await criticalCss(drawn, fontFacesOf(bundle));
        const template = withoutProgram(String(index.source), (program) => ({
          head: `<style>${css}</style>`,
          end: `<script>${startScript(bundle, program)}</script>${program.styles}`,
        }));
        for (const { language, description, noScript, ...each } of screens) {
          const page = (start: string, root: string, head = '') =>
            template
              .replace('<html lang="en" data-start="blank">', () => `<html lang="${language}" data-start="${start}">`)
              .replace(
                '<meta name="description" content="" />',
                () => `<meta name="description" content="${description}" />`,
              )
              .replace('<title>Weekbord</title>', () => `${head}<title>%BRAND_NAME%</title><!--brand-->`)
              .replace('aria-label="Weekbord"', 'aria-label="%BRAND_NAME%"')
              .replace('<div id="root"></div>', () => `<noscript>${noScript}</noscript>${root}`)
              .replace('<div id="waiting">', () => `<div id="waiting">${each.diary}`);
          const login = ({ head, html }: typeof each.login) =>
            page('login', `<div id="root" data-drawn>${html}</div>`, head);
          const pages = {
            login: login(each.login),
            'login-logo': login(each.loginWithLogo),
            diary: page('diary', '<div id="root"></div>'),
            blank: page('blank', '<div id="root"></div>'),
          };
          for (const [name, source] of Object.entries(pages)) {
            this.emitFile({ type: 'asset', fileName: `${FOLDER}${name}.${language}.html`, source });
          }
          // The page that the service worker stores for offline use; it cannot know the portal.
          if (language === 'en')
            index.source = pages.blank.replaceAll('%BRAND_NAME%', 'Weekbord').replace('<!--brand-->', '');
        }
      },
    },
  };
}

/** The files of the app that a page loads. */
export interface Program {
  readonly entry: string;
  readonly parts: readonly string[];
  /** The style sheet tags. */
  readonly styles: string;
}

/** Removes the app's tags from the built page and inserts others. */
function withoutProgram(html: string, tags: (program: Program) => Readonly<{ head: string; end: string }>): string {
  const [entryTag = '', entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const parts = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g)];
  if (entry === undefined || styles.length === 0)
    throw new Error('The built page has no entry script or style sheet in the expected form');
  const { head, end } = tags({ entry, parts: parts.map(([, href]) => href ?? ''), styles: styles.join('') });
  const left = [entryTag, ...styles, ...parts.map(([tag]) => tag)].reduce((text, tag) => text.replace(tag, ''), html);
  return left.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${end}</body>`);
}

function fontFacesOf(bundle: Rollup.OutputBundle): string {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const css = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('');
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');
}
