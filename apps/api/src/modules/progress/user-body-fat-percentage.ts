import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { callsOf } from './calls-of-type.ts';
import { presentMeasurement } from './progress.present.ts';

const { list, create, get, update, remove } = callsOf('BODY_FAT_PERCENTAGE', presentMeasurement);

export const listUserBodyFatPercentage: Operation<Endpoints['listUserBodyFatPercentage']> = list;
export const createUserBodyFatPercentage: Operation<Endpoints['createUserBodyFatPercentage']> = create;
export const getUserBodyFatPercentage: Operation<Endpoints['getUserBodyFatPercentage']> = get;
export const updateUserBodyFatPercentage: Operation<Endpoints['updateUserBodyFatPercentage']> = update;
export const deleteUserBodyFatPercentage: Operation<Endpoints['deleteUserBodyFatPercentage']> = remove;
