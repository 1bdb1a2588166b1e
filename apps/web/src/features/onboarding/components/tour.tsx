import { Button } from '@weekbord/ui/button/button';
import { useTopModal } from '@weekbord/ui/modal/open-modals';
import { classes } from '@weekbord/ui/classes';
import { ChefHat, CircleCheckBig, type LucideIcon, ShoppingCart, UtensilsCrossed } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FixedPicture } from '../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { AccountMenu } from '../../../shared/session/account-menu.tsx';
import { Plate, WARM_GROUND } from './plate.tsx';
import { useSwipe } from './use-swipe.ts';

interface Slide {
  readonly key: 'tour1' | 'tour2' | 'tour3' | 'tour4';
  readonly icon: LucideIcon;
  readonly pictures: readonly FixedPicture[];
}

const SLIDES: readonly Slide[] = [
  { key: 'tour1', icon: CircleCheckBig, pictures: ['avocado', 'lemon', 'tomato'] },
  { key: 'tour2', icon: UtensilsCrossed, pictures: ['salad', 'egg', 'bread'] },
  { key: 'tour3', icon: ShoppingCart, pictures: ['carrot', 'milk', 'banana'] },
  { key: 'tour4', icon: ChefHat, pictures: ['curry', 'tomato', 'coriander'] },
];
const LAST = SLIDES.length - 1;

interface TourProps {
  /** Whether the answers are saved, so that there is a plan. */
  isSaved: boolean;
  onDone: () => void;
}

/** Four slides that introduce the app, stepped through by button, swipe or arrow key. */
export function Tour({ isSaved, onDone }: TourProps) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const [index, setIndex] = useState(0);
  const isCovered = useTopModal() !== null;
  const go = (step: 1 | -1) => {
    // Ignored while a dialog covers the tour, because presses and swipes in the dialog arrive here too.
    if (!isCovered) setIndex((before) => Math.min(LAST, Math.max(0, before + step)));
  };
  const swipe = useSwipe({ onNext: () => go(1), onPrevious: () => go(-1) });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const label = index === 0 ? say('tourStart') : index === LAST ? say('tourProceed') : sayShared('next');
  const number = { slide: index + 1, total: SLIDES.length };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={say('tourLabel')}
      {...swipe}
      className={`flex flex-1 touch-pan-y flex-col overflow-hidden ${WARM_GROUND}`}
    >
      <div className="flex min-h-11 items-center justify-end pl-5 pr-2.5 pt-[max(0.75rem,env(safe-area-inset-top))]">
        {index < LAST && (
          <Button tone="quiet" size="small" onClick={onDone} className="text-ink!">
            {say('tourSkip')}
          </Button>
        )}
        <AccountMenu />
      </div>
      <div className="flex min-h-0 flex-1 select-none">
        {SLIDES.map((slide, place) => (
          <SlideView key={slide.key} slide={slide} isSaved={isSaved} isCurrent={place === index} offset={index} />
        ))}
      </div>
      <div className="mx-auto grid w-full max-w-md gap-6 px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] pt-4">
        <div className="flex justify-center gap-2">
          <span className="sr-only" role="status">
            {say('tourSlideOf', number)}
          </span>
          {SLIDES.map(({ key }, place) => (
            <span
              key={key}
              aria-hidden="true"
              className={classes(
                'h-2 rounded-full transition-all',
                place === index ? 'w-7 bg-brand-strong' : 'w-2 bg-ink/25',
              )}
            />
          ))}
        </div>
        <Button isWide onClick={index === LAST ? onDone : () => go(1)}>
          {label}
        </Button>
      </div>
    </section>
  );
}

interface SlideViewProps {
  slide: Slide;
  isSaved: boolean;
  isCurrent: boolean;
  offset: number;
}

function SlideView({ slide, isSaved, isCurrent, offset }: SlideViewProps) {
  const say = usePhrases('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, icon: Icon, pictures } = slide;
  useEffect(() => {
    if (isCurrent) heading.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <div
      inert={!isCurrent}
      className="grid w-full shrink-0 content-center justify-items-center gap-6 px-7 text-center transition-transform duration-200 ease-out motion-reduce:transition-none"
      style={{ transform: `translateX(${-offset * 100}%)` }}
    >
      <div className="relative">
        <Plate pictures={pictures} className="w-[min(18rem,38dvh)]" />
        <span className="absolute -bottom-1 left-1/2 grid size-18 -translate-x-1/2 place-items-center rounded-full bg-surface text-brand-strong shadow-raised">
          <Icon aria-hidden="true" className="size-8.5" strokeWidth={2.2} />
        </span>
      </div>
      <div className="grid max-w-md gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-title font-extrabold outline-none">
          {!isSaved && key === 'tour1' ? say('tourUnsavedTitle') : say(`${key}Title`)}
        </h1>
        <p className="opacity-85">
          {!isSaved && key === 'tour1' && say('tourUnsavedText')}
          {!isSaved && key === 'tour4' && say('tour4UnsavedText')}
          {(isSaved || (key !== 'tour1' && key !== 'tour4')) && say(`${key}Text`)}
        </p>
      </div>
    </div>
  );
}
