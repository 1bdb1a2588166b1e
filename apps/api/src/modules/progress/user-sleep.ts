import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { callsOf } from './calls-of-type.ts';
import { presentMeasurement } from './progress.present.ts';

const { list, create, get, update, remove } = callsOf('SLEEP', presentMeasurement);

export const listUserSleep: Operation<Endpoints['listUserSleep']> = list;
export const createUserSleep: Operation<Endpoints['createUserSleep']> = create;
export const getUserSleep: Operation<Endpoints['getUserSleep']> = get;
export const updateUserSleep: Operation<Endpoints['updateUserSleep']> = update;
export const deleteUserSleep: Operation<Endpoints['deleteUserSleep']> = remove;
