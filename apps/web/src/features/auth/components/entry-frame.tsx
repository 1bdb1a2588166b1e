import { Button } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { Content } from '@weekbord/ui/skip-link/content';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { EntryPicture } from '../../../shared/dish-picture/entry-picture.tsx';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { changeLanguage, usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface EntryFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  onBack?: () => void;
  /** Shown above the title instead of the picture, for forms that need the space on a small screen. */
  icon?: ReactNode;
  /** Shown below the card, such as a link to another entry screen. */
  footer?: ReactNode;
  /** Shows the picture of the table on phones too. */
  isPictured?: boolean;
}

/** The frame of the screens before login: a picture of a set table next to the form, or above it on a phone. */
export function EntryFrame({ title, text, children, onBack, icon, footer, isPictured = false }: EntryFrameProps) {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  return (
    <div className="grid flex-1 rail:grid-cols-2">
      <aside className="relative hidden overflow-hidden bg-cloth rail:grid rail:content-center rail:justify-items-center rail:gap-10 rail:p-12">
        <EntryPicture className="w-full max-w-[30rem]" />
        <div className="max-w-lg text-center">
          <p className="text-display font-extrabold text-balance">{say('heroTitle')}</p>
          <p className="mt-4 text-body text-balance opacity-80">{say('heroText')}</p>
        </div>
      </aside>
      <Content className="flex flex-col px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] pt-[max(1rem,env(safe-area-inset-top))] rail:justify-center rail:px-12">
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col rail:flex-none">
          <div className="flex min-h-11 flex-wrap items-center gap-1">
            {onBack && (
              <IconButton
                label={sayShared('back')}
                onClick={onBack}
                className="-ml-2.5"
                icon={<ArrowLeft aria-hidden="true" className="size-6" />}
              />
            )}
            <Wordmark />
            <OtherLanguage />
          </div>
          {icon ? (
            <span className="mt-8 grid size-15 place-items-center rounded-full bg-brand-soft text-brand-strong rail:mt-10">
              {icon}
            </span>
          ) : (
            isPictured && <PhoneTable />
          )}
          <h1 className={classes('mt-5 text-title font-extrabold', !icon && 'rail:mt-10')}>{title}</h1>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
          <div className="mt-6 grid gap-4">{children}</div>
          {footer && <div className="mt-auto pt-8 text-center text-small text-ink-soft rail:mt-0">{footer}</div>}
        </div>
      </Content>
    </div>
  );
}

/** A button that switches the screen to the other language. */
function OtherLanguage() {
  const other = useLanguage() === 'nl' ? 'en' : 'nl';
  return (
    <Button
      tone="quiet"
      size="small"
      lang={other}
      className="-mr-3 ml-auto"
      onClick={() => void changeLanguage(other).catch(() => undefined)}
    >
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}

function PhoneTable() {
  return (
    <div className="relative mt-5 grid h-48 place-items-center overflow-hidden rounded-sheet bg-cloth rail:hidden">
      <EntryPicture className="absolute left-1/2 top-1/2 size-95 max-w-none -translate-x-1/2 -translate-y-1/2" />
    </div>
  );
}
