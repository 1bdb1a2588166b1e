import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { callsOf } from './calls-of-type.ts';
import { presentMeasurement } from './progress.present.ts';

const { list, create, get, update, remove } = callsOf('WEIGHT', presentMeasurement);

export const listUserWeight: Operation<Endpoints['listUserWeight']> = list;
export const createUserWeight: Operation<Endpoints['createUserWeight']> = create;
export const getUserWeight: Operation<Endpoints['getUserWeight']> = get;
export const updateUserWeight: Operation<Endpoints['updateUserWeight']> = update;
export const deleteUserWeight: Operation<Endpoints['deleteUserWeight']> = remove;
