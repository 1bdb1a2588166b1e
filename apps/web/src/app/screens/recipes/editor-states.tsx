import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Content } from '@weekbord/ui/skip-link/content';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Placeholder for the editor while it loads. */
export function EditorSkeleton() {
  const sayShared = usePhrases('shared');
  return (
    <Content
      aria-busy="true"
      aria-label={sayShared('loading')}
      className="mx-auto grid w-full max-w-2xl content-start gap-5 px-5 pt-4 rail:px-8 rail:pt-8 xl:max-w-6xl xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-8"
    >
      <Skeleton className="h-11 xl:col-span-2" />
      <Skeleton className="aspect-4/3 w-full rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Content>
  );
}

/** Says why there is nothing to edit. */
export function NoEditor({ title, text, onClose }: { title: string; text: ReactNode; onClose: () => void }) {
  const sayShared = usePhrases('shared');
  return (
    <Page back={{ label: sayShared('back'), onPress: onClose }}>
      <EmptyState isTitle title={title} text={text} action={<Button onClick={onClose}>{sayShared('back')}</Button>} />
    </Page>
  );
}
