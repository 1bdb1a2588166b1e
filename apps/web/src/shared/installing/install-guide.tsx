import { type BrowserSeen, isInApp } from '@weekbord/domain/installing/browser-seen';
import { usePhrases } from '../phrases/use-phrases.ts';
import { LinkToCopy } from '../secret-link/link-to-copy.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { BROWSER_NAMES, guideFor } from './guides.ts';

/** Returns the title of a browser's guide. */
export function useGuideTitle() {
  const say = usePhrases('installing');
  return ({ browser }: BrowserSeen): string => {
    if (isInApp(browser)) return say('leaveTitle');
    const name = BROWSER_NAMES[browser];
    return name === undefined ? say('guideTitleOther') : say('guideTitle', { browser: name });
  };
}

/** How to install the app in a browser, step by step; inside another app, how to open the page in a browser. */
export function InstallGuide({ seen }: { seen: BrowserSeen }) {
  const say = usePhrases('installing');
  const { device, browser } = seen;
  const steps = guideFor(seen);
  const app = BROWSER_NAMES[browser];
  const isElsewhere = isInApp(browser) || steps.includes('openElsewhere');
  return (
    <div className="grid gap-4">
      {isInApp(browser) && (
        <p className="text-ink-soft">{app === undefined ? say('leaveTextOther') : say('leaveText', { app })}</p>
      )}
      <GuideSteps key={`${device} ${browser}`} steps={steps} />
      {isElsewhere && <LinkToCopy link={location.origin} label={say('address')} copyLabel={say('copyAddress')} />}
    </div>
  );
}
