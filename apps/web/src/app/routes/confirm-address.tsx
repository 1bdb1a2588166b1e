import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

import { ConfirmAddressScreen } from '../screens/auth/confirm-screen.tsx';

export const Route = createFileRoute('/confirm-address')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: ConfirmAddressScreen,
});
