import { Skeleton } from '@weekbord/ui/skeleton/skeleton';

const ROWS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-2/5'];

/** Placeholder for a list of foods while it loads. */
export function FoodSkeletons() {
  return (
    <div className="mt-5 grid gap-5">
      {ROWS.map((width, index) => (
        <div key={index} className="flex items-center gap-4">
          <Skeleton className="size-13 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
