import type { Language } from '@weekbord/domain/languages/languages';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.node';
import { brandQuery } from '../../shared/brand/brand.ts';
import { speakLanguage } from '../../shared/locale/language.ts';
import { phrasesOf } from '../../shared/phrases/use-phrases.ts';
import { AppTree } from '../app-tree.tsx';
import { createAppRouter } from '../router.tsx';
import { DiaryOutline } from './diary-outline.tsx';

/** The HTML that a build prerenders in one language. */
export interface DrawnScreens {
  readonly language: Language;
  /** The login screen of a portal without a logo, which shows its name. */
  readonly login: Drawn;
  readonly loginWithLogo: Drawn;
  /** The diary while it is loading. */
  readonly diary: string;
  readonly description: string;
  readonly noScript: string;
}

/** The HTML of a screen, and the head tags that preload its pictures. */
interface Drawn {
  readonly head: string;
  readonly html: string;
}

/** Placeholders for the portal's name and logo; the server fills them in. */
const NAME = '%BRAND_NAME%';
const LOGO = '%BRAND_LOGO%';

/** Prerenders the screens that a page can contain. */
export async function drawScreens(language: Language): Promise<DrawnScreens> {
  speakLanguage(language);
  const say = await phrasesOf('auth');
  return {
    language,
    login: await drawLogin(null),
    loginWithLogo: await drawLogin(LOGO),
    diary: renderToStaticMarkup(<DiaryOutline />),
    description: say('heroText'),
    noScript: renderToStaticMarkup(
      <p className="bg-warning-soft px-4 py-2 text-center text-small font-semibold text-warning">{say('noScript')}</p>,
    ),
  };
}

async function drawLogin(logo: string | null): Promise<Drawn> {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(brandQuery.queryKey, {
    name: NAME,
    logo,
    subdomain: null,
    primary_colour: '',
    uses_pwa: false,
    support_url: null,
    sign_up: 'OPEN',
    offers_demo: false,
    imperial_by_default: false,
    feature_flags: [],
  });
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: ['/login'] }));
  await router.load();
  const [, head = '', html = ''] =
    /^((?:<link [^>]*>)*)(.*)$/s.exec(renderToString(<AppTree client={client} router={router} />)) ?? [];
  return { head, html };
}
