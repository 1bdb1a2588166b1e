import type { Brand } from '@weekbord/contract/organisations/models';
import { nameOnPhone } from '@weekbord/domain/organisations/name-on-phone';
import { installedApp as english } from '@weekbord/phrases/en/installed-app';
import { installedApp as dutch } from '@weekbord/phrases/nl/installed-app';
import type { Locale } from '../../platform/http/actor.ts';
import type { PortalManifest } from '../../platform/web/pages.ts';

const PHRASES = { en: english, nl: dutch };
/** The page background in the light theme, which the phone shows before the page loads. */
const PAGE_GROUND = '#fbf7f0';

/** Returns the web app manifest of a portal, in one language. */
export function manifestOf({ name }: Pick<Brand, 'name'>, colour: string, language: Locale): PortalManifest {
  const phrases = PHRASES[language];
  return {
    id: '/',
    name,
    short_name: nameOnPhone(name),
    description: phrases.description,
    lang: language,
    dir: 'ltr',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: PAGE_GROUND,
    categories: ['food', 'health', 'lifestyle'],
    // A page that is shared with the app is a recipe to import. Most apps put the page's URL in the shared text.
    share_target: {
      action: '/recipes/import',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { url: 'url', text: 'text', title: 'title' },
    },
    shortcuts: [
      { name: phrases.addMeal, url: '/diary/add', icon: 'add' },
      { name: phrases.groceries, url: '/groceries', icon: 'groceries' },
      { name: phrases.weighIn, url: '/progress?type=WEIGHT&add=true', icon: 'weigh-in' },
    ],
  };
}
