import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, isCommon } from '@weekbord/domain/auth/password-strength';
import { z } from 'zod';
import { coded } from '../fields.ts';

const wellFormed = z.string().refine((value) => value.isWellFormed(), coded('has_forbidden_characters'));

/** A password to be checked; it is not trimmed or changed. */
export const givenPassword = wellFormed.pipe(z.string().min(1, coded('required')).max(1000, coded('too_long')));

/** A new password, with the checks that do not depend on its owner. */
export const newPassword = wellFormed.pipe(
  z
    .string()
    .min(MIN_PASSWORD_LENGTH, coded('too_short'))
    .max(MAX_PASSWORD_LENGTH, coded('too_long'))
    .refine((value) => !isCommon(value), coded('password_common')),
);
