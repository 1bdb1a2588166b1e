import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { callsOf } from './calls-of-type.ts';
import { presentMeasurement } from './progress.present.ts';

const { list, create, get, update, remove } = callsOf('STRESS', presentMeasurement);

export const listUserStress: Operation<Endpoints['listUserStress']> = list;
export const createUserStress: Operation<Endpoints['createUserStress']> = create;
export const getUserStress: Operation<Endpoints['getUserStress']> = get;
export const updateUserStress: Operation<Endpoints['updateUserStress']> = update;
export const deleteUserStress: Operation<Endpoints['deleteUserStress']> = remove;
