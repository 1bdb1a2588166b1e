import { Navigation } from '@weekbord/ui/navigation/navigation';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { DayInGrey } from '../../features/diary/components/day/day-skeleton.tsx';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

const DAYS_OF_A_WEEK = 7;
const TABS = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  label: '',
  icon: <Skeleton className="size-5.5" />,
  isCurrent: false,
}));

/** The diary's skeleton, shown before its data is known. */
export function DiaryOutline() {
  const say = usePhrases('shared');
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] low:pb-0 rail:pb-0 rail:pl-60">
      <div aria-hidden="true">
        <Navigation
          label=""
          items={TABS}
          logo={<Skeleton className="h-9 w-36" />}
          link={({ id }, { className, children }) => (
            <span key={id} className={className}>
              {children}
            </span>
          )}
        />
      </div>
      <Page width="full">
        <div className="hidden [[data-diary=week]_&]:min-[68.75rem]:block">
          <Skeleton className="h-14" />
          <Skeleton className="mt-4 h-[40rem] rounded-card" />
        </div>
        <div className="mx-auto grid max-w-[68rem] items-start gap-6 [[data-diary=week]_&]:min-[68.75rem]:hidden rail:grid-cols-[minmax(0,1.25fr)_minmax(15rem,1fr)] xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:gap-8">
          <div className="mx-auto w-full max-w-2xl">
            <div className="short:flex short:items-center short:gap-3">
              <div className="mb-2 grid h-11 content-center gap-2 roomy:mb-3 roomy:h-14 short:mb-0 short:w-2/5">
                <Skeleton className="h-5 w-40 roomy:h-6" />
                <Skeleton className="h-4 w-28" />
              </div>
              <div className="grid h-15 flex-1 grid-cols-7 gap-1 roomy:h-16 short:h-13">
                {Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => (
                  <Skeleton key={day} className="h-full" />
                ))}
              </div>
            </div>
            <div className="mt-2.5 roomy:mt-4 short:mt-2">
              <DayInGrey label={say('loading')} isSmall />
            </div>
          </div>
          <Skeleton className="hidden h-[40rem] rounded-card rail:block" />
        </div>
      </Page>
    </div>
  );
}
