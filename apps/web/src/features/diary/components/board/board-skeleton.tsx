import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { BOARD_DAYS } from '../../model/board-dates.ts';
import { BOARD_COLUMNS, BOARD_FRAME, CELL_HEIGHT, HEAD_HEIGHT, LABEL_HEIGHT } from './board-sizes.ts';

const COLUMNS = Array.from({ length: BOARD_DAYS }, (_, column) => column);
const ROWS = [0, 1, 2];

/** Placeholder for the board while it loads. */
export function BoardSkeleton() {
  const say = usePhrases('shared');
  return (
    <div role="status" className={BOARD_FRAME}>
      <span className="sr-only">{say('loading')}</span>
      <div className={BOARD_COLUMNS}>
        {COLUMNS.map((column) => (
          <div key={column} className={HEAD_HEIGHT}>
            <Skeleton className="h-full rounded-control" />
          </div>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row}>
          <div className={LABEL_HEIGHT} />
          <div className={BOARD_COLUMNS}>
            {COLUMNS.map((column) => (
              <div key={column} className={CELL_HEIGHT}>
                <Skeleton className="h-full rounded-control" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
