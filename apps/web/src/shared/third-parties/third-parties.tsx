import {
  isChoiceDue,
  type ThirdPartySettings,
  thirdPartiesToLoad,
  type VisitPurpose,
} from '@weekbord/domain/consent/third-parties';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { useEffect, useId, useMemo, useState } from 'react';
import { useBrand } from '../brand/brand.ts';
import { today } from '../locale/today.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { readToken } from '../session/token.ts';
import { deleteCookiesOfOthers, hasThirdParties, loadThirdParties } from './load-third-parties.ts';
import { sendAnalytics } from './send-analytics.ts';
import { keepVisitChoice, readVisitChoice } from './visit-choice.ts';

interface ThirdPartiesProps {
  /** The settings that the server wrote into the page, as JSON. */
  written: string;
}

/**
 * Asks a visitor which third parties may be loaded, loads the accepted ones, and lets visitors change their mind. No
 * third party runs while a user is logged in: a page that has already loaded any is reloaded.
 */
export function ThirdParties({ written }: ThirdPartiesProps) {
  const settings = useMemo(() => JSON.parse(written) as ThirdPartySettings, [written]);
  const say = usePhrases('thirdParties');
  const [choice, setChoice] = useState(readVisitChoice);
  const isLoggedIn = readToken() !== null;
  const isDue = isChoiceDue(choice, settings.purposes, today());
  const [isAsking, setIsAsking] = useState(isDue);

  useEffect(() => {
    if (isLoggedIn && hasThirdParties()) location.reload();
    loadThirdParties(
      thirdPartiesToLoad(settings, { choice: isDue ? null : choice, isLoggedIn, isAutomated: navigator.webdriver }),
      settings,
    );
  }, [settings, choice, isDue, isLoggedIn]);

  const isMeasured = !isDue && choice?.agreed.includes('MEASURING') === true;
  useEffect(() => {
    sendAnalytics({
      tracksClicks: isMeasured && settings.tracksClicks,
      collectsProblems: isMeasured && settings.collectsProblems,
    });
  }, [settings, isMeasured]);

  const choose = (agreed: readonly VisitPurpose[]) => {
    const made = { asked: settings.purposes, agreed, on: today() };
    keepVisitChoice(made);
    const isWithdrawn = choice?.agreed.some((purpose) => !agreed.includes(purpose)) === true;
    if (isWithdrawn) deleteCookiesOfOthers();
    // Reloaded, because a running script cannot be removed from a page.
    if (isWithdrawn && hasThirdParties()) location.reload();
    setChoice(made);
    setIsAsking(false);
  };

  if (isLoggedIn) return null;
  if (!isAsking) {
    return (
      <p className="pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center">
        <Button tone="quiet" size="small" onClick={() => setIsAsking(true)}>
          {say('change')}
        </Button>
      </p>
    );
  }
  return <AskVisitor purposes={settings.purposes} before={choice?.agreed ?? []} onChoose={choose} />;
}

interface AskVisitorProps {
  purposes: readonly VisitPurpose[];
  before: readonly VisitPurpose[];
  onChoose: (agreed: readonly VisitPurpose[]) => void;
}

/** The question, shown over the footer of the page. Refusing is as easy as accepting, and nothing is preselected. */
function AskVisitor({ purposes, before, onChoose }: AskVisitorProps) {
  const say = usePhrases('thirdParties');
  const brand = useBrand();
  const title = useId();
  const [ticked, setTicked] = useState<readonly VisitPurpose[] | null>(before.length > 0 ? before : null);
  const tick = (purpose: VisitPurpose, isTicked: boolean) =>
    setTicked((now) => [...(now ?? []).filter((one) => one !== purpose), ...(isTicked ? [purpose] : [])]);
  return (
    <section
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-0 z-40 mx-auto grid max-h-[85dvh] w-full max-w-xl gap-3 overflow-y-auto rounded-t-sheet bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-raised sm:bottom-4 sm:rounded-sheet lg:left-4 lg:mx-0 dark:ring-1 dark:ring-line"
    >
      <h2 id={title} className="text-heading font-bold">
        {say('title')}
      </h2>
      <p className="text-small text-ink-soft">{say('text', { name: brand?.name ?? say('thisSite') })}</p>
      {ticked === null ? (
        <ul className="list-disc pl-5 text-small text-ink-soft">
          {purposes.map((purpose) => (
            <li key={purpose}>
              <strong>{say(`name_${purpose}`)}</strong>: {say(`text_${purpose}`)}
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid gap-2">
          {purposes.map((purpose) => (
            <Checkbox key={purpose} isChecked={ticked.includes(purpose)} onChange={(is) => tick(purpose, is)}>
              <span className="block font-semibold">{say(`name_${purpose}`)}</span>
              <span className="block text-small text-ink-soft">{say(`text_${purpose}`)}</span>
            </Checkbox>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button tone="secondary" size="medium" onClick={() => onChoose([])}>
          {say('refuse')}
        </Button>
        <Button tone="secondary" size="medium" onClick={() => onChoose(purposes)}>
          {say('accept')}
        </Button>
      </div>
      {ticked === null ? (
        <Button tone="quiet" size="small" onClick={() => setTicked([])}>
          {say('choose')}
        </Button>
      ) : (
        <Button tone="quiet" size="small" onClick={() => onChoose(purposes.filter((one) => ticked.includes(one)))}>
          {say('save')}
        </Button>
      )}
    </section>
  );
}
