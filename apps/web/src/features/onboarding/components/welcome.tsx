import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Content } from '@weekbord/ui/skip-link/content';
import { CalendarDays, Clock, type LucideIcon, ShoppingCart, Target } from 'lucide-react';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { EntryPicture } from '../../../shared/dish-picture/entry-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { AccountMenu } from '../../../shared/session/account-menu.tsx';
import { readToken } from '../../../shared/session/token.ts';
import { WARM_GROUND } from './plate.tsx';

const POINTS: readonly (readonly [LucideIcon, 'welcomePointPlan' | 'welcomePointWeek' | 'welcomePointGroceries'])[] = [
  [Target, 'welcomePointPlan'],
  [CalendarDays, 'welcomePointWeek'],
  [ShoppingCart, 'welcomePointGroceries'],
];

/** What a new user gets, and a button to begin. */
export function Welcome() {
  const say = usePhrases('onboarding');
  const isGuest = readToken() === null;
  return (
    <div className="flex flex-1 flex-col wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div
        className={`grid max-h-[29dvh] place-items-center overflow-hidden rounded-b-sheet wide:h-dvh wide:max-h-none wide:rounded-none ${WARM_GROUND}`}
      >
        <EntryPicture className="w-[min(26rem,112%)] max-w-none wide:w-[min(34rem,88%)]" />
      </div>
      <Content className="flex flex-1 flex-col px-6 pt-5 wide:justify-center wide:px-16">
        <div className="mx-auto flex w-full max-w-lg flex-1 flex-col wide:flex-none">
          <div className="-mr-2.5 flex min-h-11 items-center justify-between gap-2">
            <Wordmark />
            <AccountMenu className="text-ink-soft" />
          </div>
          <h1 className="mt-4 text-display font-extrabold text-balance wide:mt-10">{say('welcomeTitle')}</h1>
          <p className="mt-3 text-ink-soft">{say('welcomeText')}</p>
          <ul className="mt-5 grid gap-2.5 wide:mt-6 wide:gap-3">
            {POINTS.map(([Icon, point]) => (
              <li key={point} className="flex items-center gap-3 font-semibold">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                {say(point)}
              </li>
            ))}
          </ul>
          <div
            data-bottom-bar
            className="sticky bottom-0 mt-auto grid gap-1 bg-linear-to-t from-ground from-80% to-transparent pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-6 wide:gap-2 wide:pt-8 low:static"
          >
            {isGuest ? (
              <Link to="/signup" className={buttonClasses({ isWide: true })}>
                {say('start')}
              </Link>
            ) : (
              <Link to="/onboarding/$step" params={{ step: 'goal' }} className={buttonClasses({ isWide: true })}>
                {say('start')}
              </Link>
            )}
            <p className="flex items-center justify-center gap-1.5 py-1 text-small text-ink-soft">
              <Clock aria-hidden="true" className="size-4" />
              {say('welcomeTime')}
            </p>
            {isGuest && (
              <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-small text-ink-soft">
                {say('haveAccount')}
                <Link to="/login" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
                  {say('logIn')}
                </Link>
              </p>
            )}
          </div>
        </div>
      </Content>
    </div>
  );
}
