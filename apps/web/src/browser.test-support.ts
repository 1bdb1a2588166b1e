import '@fontsource-variable/figtree/wght.css';
import '@weekbord/ui/theme.css';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { currentAlerts, dismissAlert } from './shared/alerts/alerts.ts';
import { speakLanguage } from './shared/locale/language.ts';
import { endSession, onSessionEnd, readToken } from './shared/session/token.ts';

// Colour transitions fail the contrast check, so they are off.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; }';
document.head.append(still);

// All files share one page, which an earlier file may have left in the other language, with messages on screen, or
// logged in.
beforeEach(async () => {
  await cleanup();
  onSessionEnd(() => undefined);
  endSession(readToken() ?? '');
  for (const { id } of currentAlerts()) dismissAlert(id);
  speakLanguage('en');
});
