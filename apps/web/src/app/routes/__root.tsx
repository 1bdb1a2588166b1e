import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { AppRoot } from '../frame/app-root.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => loadPhrases('shared'),
  component: AppRoot,
});
