import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Content } from '../skip-link/content.tsx';

interface PageProps {
  children: ReactNode;
  title?: string;
  /** Shown below the title. */
  text?: ReactNode;
  back?: Readonly<{ label: string; onPress: () => void }>;
  /** Shown to the right of the title, such as icon buttons. */
  actions?: ReactNode;
  /** The button that completes the screen; sticks to the bottom, above the tabs on a phone. */
  bottomAction?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  /** Shown above the title, such as a progress bar. */
  above?: ReactNode;
}

const WIDTHS = { narrow: 'max-w-lg', medium: 'max-w-3xl', wide: 'max-w-6xl', full: 'max-w-[120rem]' };

/** The frame of a screen: back arrow, title, content, and the one action at the bottom. */
export function Page({ children, title, text, back, actions, bottomAction, width = 'medium', above }: PageProps) {
  return (
    <Content
      className={classes(
        'mx-auto flex min-h-full w-full flex-1 flex-col px-5 pb-[calc(2rem+var(--message-room))] pt-[max(1rem,env(safe-area-inset-top))] short:pt-[max(0.5rem,env(safe-area-inset-top))] rail:px-8 rail:pt-8',
        WIDTHS[width],
      )}
    >
      {(back || above) && (
        <div className={classes('mb-1 flex min-h-11 items-center gap-2', back && '-ml-2.5')}>
          {back && (
            <IconButton
              label={back.label}
              onClick={back.onPress}
              icon={<ArrowLeft aria-hidden="true" className="size-6" />}
            />
          )}
          {above && <div className="min-w-0 flex-1">{above}</div>}
        </div>
      )}
      {title && (
        <div className="mb-5 flex flex-wrap items-start gap-3">
          <div className="min-w-[min(100%,12rem)] flex-1">
            <h1 className="text-title font-bold hyphens-auto wrap-break-word">{title}</h1>
            {text && <p className="mt-1.5 text-ink-soft first-letter:uppercase">{text}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className="flex-1">{children}</div>
      {bottomAction && (
        <div
          data-bottom-bar
          className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-5 mt-6 bg-linear-to-t from-ground from-70% to-transparent px-5 pb-4 pt-6 rail:bottom-0 low:static"
        >
          {bottomAction}
        </div>
      )}
    </Content>
  );
}
