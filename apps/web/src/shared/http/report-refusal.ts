import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import { report } from '../report.ts';

const NEW_DAY: EndpointName = 'createCalendarDay';
const CURRENT_USER: EndpointName = 'getMe';

/**
 * Reports a request that the server refused, without what was sent; a day that another device created first is not
 * reported.
 */
export function reportRefusal({ name, method, path }: Route, status: number): void {
  if (name === CURRENT_USER && status === 401) report('Invalid token - user should log in again');
  else if (name !== NEW_DAY || status !== 400) report(`A call was refused: ${method} ${path} ${status}`);
}
