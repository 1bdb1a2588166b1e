import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { ChevronRight, PencilLine, ScanBarcode } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { type Food, foodQuery } from '../../../shared/foods/food.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { foodByBarcodeQuery } from '../api/foods.ts';
import type { CameraSource } from '../model/camera.ts';
import { useOffersScan } from '../model/use-offers-scan.ts';
import { BarcodeNumberForm } from './barcode-number-form.tsx';
import { BarcodeScanner } from './barcode-scanner.tsx';
import { FoodThumbnail } from './food-thumbnail.tsx';

interface ScanStepProps {
  /** The scanned or typed barcode; the camera is off while it is looked up. */
  barcode: string | undefined;
  onScan: (barcode: string | undefined) => void;
  onOpen: (foodId: number) => void;
  onAddYourself: () => void;
  camera?: CameraSource | undefined;
}

/** Finds a food by its barcode, read with the camera where available, or typed. */
export function ScanStep({ barcode, onScan, onOpen, onAddYourself, camera }: ScanStepProps) {
  const say = usePhrases('foods');
  const offersScan = useOffersScan();
  const client = useQueryClient();
  /** The code that was scanned just now, as opposed to on an earlier visit to this step. */
  const fresh = useRef<string>(undefined);
  const found = useQuery({ ...foodByBarcodeQuery(barcode ?? ''), enabled: barcode !== undefined });
  const open = (food: Food) => {
    client.setQueryData(foodQuery(food.id).queryKey, food);
    onOpen(food.id);
  };
  const arrived = useEffectEvent((food: Food) => {
    if (fresh.current !== barcode) return;
    fresh.current = undefined;
    open(food);
  });
  useEffect(() => {
    if (found.data) arrived(found.data);
  }, [found.data]);
  const take = (digits: string) => {
    fresh.current = digits;
    onScan(digits);
    if (digits === barcode) void found.refetch();
  };
  const refusal = found.error && failureOf(found.error);
  const isUnknown = refusal?.kind === 'refused' && refusal.status === 404;
  return (
    <div>
      {barcode === undefined ? (
        offersScan && <BarcodeScanner onScan={take} {...(camera && { camera })} />
      ) : (
        <div className="grid min-h-64 content-center justify-items-center gap-4 rounded-card bg-sunken p-4 dark:bg-line/40">
          <div role="status" className="w-full">
            {found.data ? (
              <FoundFood food={found.data} onOpen={open} />
            ) : isUnknown ? (
              <EmptyState
                title={refusal.detail ?? ''}
                text={
                  <>
                    <p className="font-semibold text-ink">{barcode}</p>
                    <p className="mt-1">{say('barcodeUnknownText')}</p>
                  </>
                }
                action={
                  <Button
                    tone="secondary"
                    icon={<PencilLine aria-hidden="true" className="size-5" />}
                    onClick={onAddYourself}
                  >
                    {say('addYourself')}
                  </Button>
                }
              />
            ) : found.error ? (
              <LoadError error={found.error} onRetry={() => void found.refetch()} />
            ) : (
              <p className="flex items-center justify-center gap-3">
                <Spinner className="text-heading" />
                {say('lookingUp', { barcode })}
              </p>
            )}
          </div>
          {offersScan && (
            <Button icon={<ScanBarcode aria-hidden="true" className="size-5" />} onClick={() => onScan(undefined)}>
              {say('scanAgain')}
            </Button>
          )}
        </div>
      )}
      <BarcodeNumberForm key={barcode ?? ''} start={barcode ?? ''} onSubmit={take} />
    </div>
  );
}

function FoundFood({ food, onOpen }: { food: Food; onOpen: (food: Food) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(food)}
      className="flex min-h-18 w-full items-center gap-4 rounded-control bg-surface p-3 text-left shadow-card"
    >
      <FoodThumbnail picture={food.picture} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold first-letter:uppercase">{food.name}</span>
        {food.brand_name && <span className="block truncate text-tiny text-ink-soft">{food.brand_name}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </button>
  );
}
