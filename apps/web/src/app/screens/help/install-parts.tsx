import { Notice } from '@weekbord/ui/notice/notice';
import type { ComponentType } from 'react';
import { GuideSteps } from '../../../shared/installing/guide-steps.tsx';
import { BROWSER_NAMES, GUIDED_BROWSERS, guideFor } from '../../../shared/installing/guides.ts';
import { InstallButton } from '../../../shared/installing/install-button.tsx';
import { InstallGuide, useGuideTitle } from '../../../shared/installing/install-guide.tsx';
import { browserHere, useInstall } from '../../../shared/installing/use-install.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The components that an article can render, by their names in its text. */
export const ARTICLE_PARTS: Readonly<Record<string, ComponentType>> = {
  'install-here': InstallHere,
  'install-elsewhere': InstallElsewhere,
};

function InstallHere() {
  const say = usePhrases('installing');
  const install = useInstall();
  if (install.state === 'installed') return <Notice tone="good">{say('installed')}</Notice>;
  return install.state === 'offered' ? (
    <InstallButton install={install} isWide />
  ) : (
    <InstallGuide seen={browserHere()} />
  );
}

/** The names of devices, which are the same in every language. */
const DEVICE_NAMES = { IOS: 'iPhone, iPad', ANDROID: 'Android', DESKTOP: 'Mac, Windows, Linux' };

function InstallElsewhere() {
  const titleOf = useGuideTitle();
  return (
    <div className="grid gap-2">
      {GUIDED_BROWSERS.map((seen) => (
        <details key={`${seen.device} ${seen.browser}`} className="rounded-card bg-sunken">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
            <span>{BROWSER_NAMES[seen.browser] ?? titleOf(seen)}</span>
            <span className="text-small font-normal text-ink-soft">
              {seen.browser === 'SAFARI' && seen.device === 'DESKTOP' ? 'Mac' : DEVICE_NAMES[seen.device]}
            </span>
          </summary>
          <div className="px-3 pb-3">
            <GuideSteps steps={guideFor(seen)} />
          </div>
        </details>
      ))}
    </div>
  );
}
