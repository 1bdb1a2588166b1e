import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, email } from '../fields.ts';
import { authPaths } from './paths.ts';

export const verifyOtp = endpoint(authPaths.verifyOtp, {
  access: 'public',
  summary: 'Exchanges an e-mail address and its code for a token.',
  body: z.object({ email, otp: z.string().regex(/^[0-9]{4}$/, coded('otp_not_four_digits')) }),
  answer: z.object({ auth_token: z.string() }),
  errors: ['code_wrong', 'code_dead', 'codes_off', 'too_many_requests'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});
