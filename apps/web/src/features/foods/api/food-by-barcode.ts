import { foodsPaths } from '@weekbord/contract/foods/paths';
import { queryOptions } from '@tanstack/react-query';
import { failureOf, isPassing } from '../../../shared/http/api-failure.ts';
import { answer } from '../../../shared/http/call.ts';

const TRIES = 2;

/** The food with a barcode. Somebody stands in a shop waiting for it: it is soon told when there is no network. */
export function foodByBarcodeQuery(barcode: string) {
  return queryOptions({
    queryKey: ['searchFoodByBarcode', barcode],
    queryFn: ({ signal }) => answer(foodsPaths.searchFoodByBarcode, { query: { barcode } }, { signal }),
    networkMode: 'always',
    retry: (failures, error) => {
      const failure = failureOf(error);
      return failure !== undefined && isPassing(failure) && navigator.onLine && failures < TRIES;
    },
  });
}
