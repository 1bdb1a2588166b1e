import { Button } from '@weekbord/ui/button/button';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Giving } from '../../model/use-giving.ts';
import type { SelectedClient } from '../../model/use-selection.ts';
import type { Fit } from './receiver-list.tsx';

interface GiveFooterProps {
  clients: readonly SelectedClient[];
  fitOf: (client: SelectedClient) => Fit;
  giving: Giving<unknown>;
  /** Whether everything needed is chosen. */
  isReady: boolean;
  onClose: () => void;
}

/**
 * How many clients will get the plan or week, with a button to give it; afterwards, how many did get it, with an undo.
 */
export function GiveFooter({ clients, fitOf, giving, isReady, onClose }: GiveFooterProps) {
  const say = usePhrases('giving');
  const { given, isBusy, start, undo } = giving;
  const fits = clients.filter((client) => fitOf(client).kind === 'FITS');
  const checking = clients.filter((client) => fitOf(client).kind === 'CHECKING').length;
  const leftOut = clients.length - fits.length - checking;
  if (given.size === 0) {
    const text =
      checking > 0
        ? say('toCheck', { done: clients.length - checking, total: clients.length })
        : `${fits.length === 0 ? say('fitsNone') : say('fits', { count: fits.length })}${leftOut === 0 ? '' : ` ${say('leftOut', { count: leftOut })}`}`;
    return (
      <div className="grid gap-3">
        <p role="status" className="text-small font-semibold">
          {text}
        </p>
        <Button isWide isDisabled={!isReady || checking > 0 || fits.length === 0} onClick={() => void start(fits)}>
          {say('give', { count: fits.length })}
        </Button>
      </div>
    );
  }
  const all = [...given.values()];
  const got = all.filter(({ kind }) => kind === 'GIVEN');
  const failed = clients.filter(({ id }) => given.get(id)?.kind === 'FAILED');
  const retried = failed.filter(({ id }) => {
    const one = given.get(id);
    return one?.kind === 'FAILED' && one.canRetry;
  });
  const waiting = all.filter(({ kind }) => kind === 'WAITING' || kind === 'BUSY').length;
  const canUndo = got.some((one) => one.kind === 'GIVEN' && one.undo !== null);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small font-semibold">
        {isBusy
          ? say('busy', { done: all.length - waiting, total: all.length })
          : `${got.length === 0 ? say('givenNone') : say('given', { count: got.length })}${failed.length === 0 ? '' : ` ${say('notGiven', { count: failed.length })}`}`}
      </p>
      <div className="flex flex-wrap gap-2 sm:flex-row-reverse">
        <Button size="medium" isBusy={isBusy} onClick={onClose}>
          {say('done')}
        </Button>
        {!isBusy && retried.length > 0 && (
          <Button tone="secondary" size="medium" onClick={() => void start(retried)}>
            {say('again')}
          </Button>
        )}
        {!isBusy && canUndo && (
          <Button tone="secondary" size="medium" onClick={() => void undo()}>
            {say('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
