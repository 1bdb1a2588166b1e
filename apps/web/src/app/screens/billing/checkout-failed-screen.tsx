import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Content } from '@weekbord/ui/skip-link/content';
import { checkoutOf, useCheckoutAddress } from '../../../features/billing/model/checkout-address.ts';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The page after a cancelled payment: it links back to the same plan and keeps what was typed. */
export function CheckoutFailedScreen() {
  const { price } = useCheckoutAddress();
  const say = usePhrases('checkout');
  const sayShared = usePhrases('shared');
  return (
    <>
      <header className="px-6 pt-[max(1rem,env(safe-area-inset-top))] rail:px-12 rail:pt-8">
        <Wordmark />
      </header>
      <Content className="grid flex-1 place-items-center">
        <EmptyState
          isTitle
          picture={<DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />}
          title={say('failedTitle')}
          text={<p className="text-ink text-balance">{say('failedNothingPaid')}</p>}
          action={
            <div className="grid w-[min(20rem,calc(100vw-3rem))] gap-6">
              <Link to={checkoutOf(price)} className={buttonClasses()}>
                {say('failedAgain')}
              </Link>
              <div className="grid justify-items-center border-t border-line pt-4">
                <p className="text-small text-ink-soft">{say('failedText')}</p>
                <SupportLink className={buttonClasses({ tone: 'quiet', size: 'medium' })}>
                  {sayShared('contactSupport')}
                </SupportLink>
              </div>
            </div>
          }
        />
      </Content>
    </>
  );
}
