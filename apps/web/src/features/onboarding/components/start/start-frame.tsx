import { useNavigate, useRouter } from '@tanstack/react-router';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { START_SCREENS, type StartScreenName } from '../../model/start-screens.ts';
import { QuestionFrame, type QuestionProps } from '../question-frame.tsx';

type Pictures = readonly [FixedPicture, FixedPicture, FixedPicture];

const LOOKS: Readonly<Record<StartScreenName, Readonly<{ part: 'you' | 'plan'; pictures: Pictures }>>> = {
  'get-started': { part: 'you', pictures: ['salad', 'lemon', 'tomato'] },
  gender: { part: 'you', pictures: ['apple', 'coffee', 'cherries'] },
  'main-goal': { part: 'you', pictures: ['avocado', 'lemon', 'tomato'] },
  lifestyle: { part: 'you', pictures: ['banana', 'milk', 'nuts'] },
  motivation: { part: 'you', pictures: ['strawberries', 'blueberries', 'coriander'] },
  'personal-details': { part: 'you', pictures: ['carrot', 'egg', 'grapes'] },
  'plan-overview': { part: 'plan', pictures: ['curry', 'broccoli', 'egg'] },
  'first-meals': { part: 'plan', pictures: ['pancakes', 'sandwich', 'soup'] },
  'finish-planning': { part: 'plan', pictures: ['spinach', 'bread', 'pepper'] },
};

interface StartFrameProps extends QuestionProps {
  screen: StartScreenName;
  isNextHidden?: boolean;
}

/** Navigates to the screen after the given one; after the last screen about the person, to the wizard. */
export function useStartNext(screen: StartScreenName): () => void {
  const navigate = useNavigate();
  const following = START_SCREENS[START_SCREENS.indexOf(screen) + 1];
  return () => {
    if (following) void navigate({ to: '/start/$screen', params: { screen: following } });
  };
}

/** One of the screens around the wizard. */
export function StartFrame({ screen, ...question }: StartFrameProps) {
  const say = usePhrases('selfService');
  const router = useRouter();
  const navigate = useNavigate();
  const { part, pictures } = LOOKS[screen];
  const place = START_SCREENS.indexOf(screen);
  const before = START_SCREENS[place - 1];
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else if (before) void navigate({ to: '/start/$screen', params: { screen: before }, replace: true });
    else void navigate({ to: '/', replace: true });
  };
  return (
    <QuestionFrame
      {...question}
      look={{ heading: say(`${part}Heading`), why: say(`${part}Why`), pictures }}
      number={{ step: place + 1, total: START_SCREENS.length }}
      back={screen === 'plan-overview' ? undefined : back}
    />
  );
}
