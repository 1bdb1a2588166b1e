import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { myWeekQuery, useChangeMyWeek } from '../../api/week-wishes.ts';

/** Offers to enter wishes for the week; after it is opened or dismissed, it is never shown again. */
export function MyWeekOffer({ onOpen }: { onOpen: () => void }) {
  const say = usePhrases('myWeek');
  const { change } = useChangeMyWeek();
  const week = useQuery(myWeekQuery).data;
  if (week === undefined || week.answered) return null;
  return (
    <Card as="section" labelledBy="my-week-offer" className="grid gap-1">
      <h2 id="my-week-offer" className="text-heading font-bold">
        {say('offerTitle')}
      </h2>
      <p className="text-small text-ink-soft">{say('offerText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="medium"
          onClick={() => {
            change(week);
            onOpen();
          }}
        >
          {say('offerOpen')}
        </Button>
        <Button tone="quiet" size="medium" onClick={() => change(week)}>
          {say('offerSkip')}
        </Button>
      </div>
    </Card>
  );
}
