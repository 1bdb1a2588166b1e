import '@fontsource-variable/figtree/wght.css';
import '@weekbord/ui/theme.css';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { currentAlerts, dismissAlert } from './shared/alerts/alerts.ts';
import { speakLanguage } from './shared/locale/language.ts';
import { endSession, onSessionEnd, readToken } from './shared/session/token.ts';

// Colours that are on their way to others have no fair contrast.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; }';
document.head.append(still);

// All files share one page, and one may have left it in the other language, with messages that are still shown, or logged in.
beforeEach(async () => {
  await cleanup();
  onSessionEnd(() => undefined);
  endSession(readToken() ?? '');
  for (const { id } of currentAlerts()) dismissAlert(id);
  speakLanguage('en');
});
