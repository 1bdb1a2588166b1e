import { useNavigate, useRouter } from '@tanstack/react-router';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { SELF_SERVICE_SCREENS, type SelfServiceScreenName } from '../../model/start-screens.ts';
import { QuestionFrame, type QuestionProps } from '../question-frame.tsx';

type Pictures = readonly [FixedPicture, FixedPicture, FixedPicture];

const LOOKS: Readonly<Record<SelfServiceScreenName, Readonly<{ part: 'you' | 'plan' | 'taste'; pictures: Pictures }>>> =
  {
    welcome: { part: 'you', pictures: ['salad', 'lemon', 'tomato'] },
    intake: { part: 'you', pictures: ['carrot', 'blueberries', 'egg'] },
    avoid: { part: 'taste', pictures: ['milk', 'bread', 'prawns'] },
    'create-plan': { part: 'plan', pictures: ['curry', 'egg', 'bread'] },
    'fine-tuning': { part: 'plan', pictures: ['pancakes', 'sandwich', 'soup'] },
    install: { part: 'plan', pictures: ['spinach', 'bread', 'pepper'] },
  };

interface SelfServiceFrameProps extends QuestionProps {
  screen: SelfServiceScreenName;
}

/** Navigates to another screen of the self-service intake. */
export function useGoTo(): (screen: SelfServiceScreenName) => void {
  const navigate = useNavigate();
  return (screen) => void navigate({ to: '/self-service/$screen', params: { screen } });
}

/** One screen of the self-service intake. */
export function SelfServiceFrame({ screen, ...question }: SelfServiceFrameProps) {
  const say = usePhrases('selfService');
  const router = useRouter();
  const navigate = useNavigate();
  const { part, pictures } = LOOKS[screen];
  const place = SELF_SERVICE_SCREENS.indexOf(screen);
  const before = SELF_SERVICE_SCREENS[place - 1];
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else if (before) void navigate({ to: '/self-service/$screen', params: { screen: before }, replace: true });
    else void navigate({ to: '/', replace: true });
  };
  return (
    <QuestionFrame
      {...question}
      look={{ heading: say(`${part}Heading`), why: say(`${part}Why`), pictures }}
      number={{ step: place + 1, total: SELF_SERVICE_SCREENS.length }}
      back={screen === 'install' ? undefined : back}
    />
  );
}
