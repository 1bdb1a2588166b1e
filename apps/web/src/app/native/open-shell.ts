import { siteOrigin } from '../../shared/http/site.ts';
import { keepTokensIn } from '../../shared/session/token.ts';
import type { AppRouter } from '../router.tsx';
import { isReadAtStart, pathOfAppLink } from './app-link.ts';
import { callNative, listenNative, platform } from './bridge.ts';
import { followHealthStore } from './health/follow-health-store.ts';
import { takeMessages } from './phone-messages.ts';
import { openPhoneStore } from './phone-store.ts';

/** The window's name while the app runs; later pages see it and do not open the launch link again. */
const WINDOW_NAME = 'weekbord';

/** Prepares the page in the native app: reads the token from the phone's secure store, and opens the launch link. */
export async function openShell(): Promise<void> {
  keepTokensIn(await openPhoneStore());
  followThemeWithBars();
  await openFirstLink();
}

/** Android returns the launch link on request; iOS sends it as an event. */
async function openFirstLink(): Promise<void> {
  if (window.name === WINDOW_NAME) return;
  window.name = WINDOW_NAME;
  if (platform() === 'ios') return;
  const started = await callNative('App.getLaunchUrl');
  const path = started?.url === undefined ? undefined : pathOfAppLink(started.url, siteOrigin());
  if (path !== undefined) history.replaceState(history.state, '', path);
}

/** From now on, links open within the app, the back button goes back, and the splash screen is hidden. */
export function joinRouter(router: AppRouter): void {
  listenNative('App.appUrlOpen', ({ url }) => {
    const path = pathOfAppLink(url, siteOrigin());
    if (path === undefined) return;
    if (isReadAtStart(path)) location.assign(path);
    else void router.navigate({ href: path });
  });
  listenNative('App.backButton', ({ canGoBack }) => {
    const dialogs = document.querySelectorAll('[role=dialog],[role=alertdialog]');
    const dialog = dialogs.item(dialogs.length - 1) as Element | null;
    if (dialog) {
      const within = dialog.contains(document.activeElement) ? document.activeElement : dialog;
      within?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    } else if (canGoBack) history.back();
    else void callNative('App.minimizeApp');
  });
  void callNative('SplashScreen.hide');
  takeMessages((address) => void router.navigate({ href: address }));
  followHealthStore(router.options.context.queryClient);
}

/** Keeps the status bar legible over the page, in the theme that the person chose. */
function followThemeWithBars(): void {
  const root = document.documentElement;
  const draw = () =>
    void callNative('SystemBars.setStyle', { style: root.dataset['theme'] === 'dark' ? 'DARK' : 'LIGHT', bar: '' });
  new MutationObserver(draw).observe(root, { attributeFilter: ['data-theme'] });
  draw();
}
