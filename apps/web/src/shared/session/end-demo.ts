import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { loadPhrases } from '../phrases/use-phrases.ts';

/** The dialog that asks whether to end a demo, loaded when it is needed. */
export const EndDemoDialog = lazyPart(
  async () => (await Promise.all([import('./end-demo-dialog.tsx'), loadPhrases('demo')]))[0].EndDemoDialog,
);
