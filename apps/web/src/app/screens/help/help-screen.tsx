import { useNavigate, useRouter } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import type { ComponentType } from 'react';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { InstallGuide, useGuideTitle } from '../../../shared/installing/install-guide.tsx';
import { GuideSteps } from '../../../shared/installing/guide-steps.tsx';
import { BROWSER_NAMES, GUIDED_BROWSERS, guideFor } from '../../../shared/installing/guides.ts';
import { InstallButton } from '../../../shared/installing/install-button.tsx';
import { browserHere, useInstall } from '../../../shared/installing/use-install.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Article, type ArticleName, type ArticlePart, ARTICLES } from './articles.ts';

const PARTS: Readonly<Record<ArticlePart, ComponentType>> = {
  'install-here': InstallHere,
  'install-elsewhere': InstallElsewhere,
};

/** A help article. */
export function HelpScreen({ name }: { name: ArticleName }) {
  const say = usePhrases('help');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const { title, intro, sections }: Article = ARTICLES[name];
  const back = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/', replace: true }));
  return (
    <Page
      title={say(title)}
      text={say(intro)}
      width="narrow"
      back={{ label: sayShared('back'), onPress: back }}
      above={<Wordmark />}
    >
      <div className="grid gap-8">
        {sections.map((section) => {
          const Part = section.part && PARTS[section.part];
          return (
            <section key={section.title} className="grid gap-3">
              <h2 className="text-heading font-bold">{say(section.title)}</h2>
              {section.texts?.map((text) => (
                <p key={text} className="text-ink-soft">
                  {say(text)}
                </p>
              ))}
              {Part && <Part />}
            </section>
          );
        })}
        <SupportLink className={buttonClasses({ tone: 'quiet', size: 'medium', isWide: true })}>
          {say('contact')}
        </SupportLink>
      </div>
    </Page>
  );
}

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

/** In every language. */
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
