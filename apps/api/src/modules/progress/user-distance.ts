import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { callsOf } from './calls-of-type.ts';
import { presentDistance } from './progress.present.ts';

const { list, create, get, update, remove } = callsOf('WAIST_CIRCUMFERENCE', presentDistance);

export const listUserDistance: Operation<Endpoints['listUserDistance']> = list;
export const createUserDistance: Operation<Endpoints['createUserDistance']> = create;
export const getUserDistance: Operation<Endpoints['getUserDistance']> = get;
export const updateUserDistance: Operation<Endpoints['updateUserDistance']> = update;
export const deleteUserDistance: Operation<Endpoints['deleteUserDistance']> = remove;
