import { useNavigate, useRouter } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { LegalLinks } from '../../../shared/legal-links.tsx';
import { OutsideLink } from '../../../shared/outside-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface LegalPageProps {
  title: string;
  /** The URL of the operator's own page on this topic. */
  own?: string | null;
  children: ReactNode;
}

/** The frame of the legal pages, each with links to the others. */
export function LegalPage({ title, own = null, children }: LegalPageProps) {
  const say = usePhrases('legal');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const back = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/', replace: true }));
  return (
    <Page title={title} width="narrow" back={{ label: sayShared('back'), onPress: back }} above={<Wordmark />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {own !== null && (
          <p>
            {say('ownPage')}{' '}
            <OutsideLink
              to={own}
              className="font-semibold wrap-anywhere text-brand-strong underline underline-offset-3"
            >
              {own}
            </OutsideLink>
          </p>
        )}
        {children}
        <LegalLinks />
      </div>
    </Page>
  );
}
