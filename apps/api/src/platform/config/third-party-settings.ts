import { z } from 'zod';

/** Services of others that pages load after their visitors agree; each is absent where it is not set up. */
export interface ThirdPartyConfig {
  /** Addresses of scripts. */
  readonly analytics: string | undefined;
  readonly monitoring: string | undefined;
  readonly messenger: string | undefined;
  readonly pixel: Readonly<{ id: string; script: string }> | undefined;
  /** Other origins that these scripts load from or send to. */
  readonly origins: readonly string[];
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** Where that pixel sends what it measures. */
const PIXEL_ORIGIN = 'https://www.facebook.com';
const script = z.url({ protocol: /^https?$/ }).optional();

export const thirdPartyVariables = {
  ANALYTICS_SCRIPT_URL: script,
  MONITORING_SCRIPT_URL: script,
  MESSENGER_SCRIPT_URL: script,
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  AD_PIXEL_SCRIPT_URL: script,
  THIRD_PARTY_ORIGINS: z
    .string()
    .regex(/^(?:https?:\/\/[\w.*:-]+(?:,\s*|$))*$/)
    .default(''),
};

export const thirdPartyExplanations = {
  ANALYTICS_SCRIPT_URL: 'the web address of a script',
  MONITORING_SCRIPT_URL: 'the web address of a script',
  MESSENGER_SCRIPT_URL: 'the web address of a script',
  AD_PIXEL_ID: 'the number of a pixel',
  AD_PIXEL_SCRIPT_URL: 'the web address of a script',
  THIRD_PARTY_ORIGINS: 'origins such as https://api.example.com, with commas between',
} as const;

export function thirdPartiesOf(env: z.output<z.ZodObject<typeof thirdPartyVariables>>): ThirdPartyConfig {
  const { AD_PIXEL_ID: id, AD_PIXEL_SCRIPT_URL: pixelScript } = env;
  const isDefaultPixel = id !== undefined && pixelScript === undefined;
  return {
    analytics: env.ANALYTICS_SCRIPT_URL,
    monitoring: env.MONITORING_SCRIPT_URL,
    messenger: env.MESSENGER_SCRIPT_URL,
    pixel: id === undefined ? undefined : { id, script: pixelScript ?? PIXEL_SCRIPT },
    origins: [
      ...env.THIRD_PARTY_ORIGINS.split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
      ...(isDefaultPixel ? [PIXEL_ORIGIN] : []),
    ],
  };
}
