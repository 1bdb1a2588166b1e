import { z } from 'zod';

/** Third-party services that pages load after their visitors agree. A service that is not configured is absent. */
export interface ThirdPartyConfig {
  /** The URLs of scripts. */
  readonly analytics: string | undefined;
  readonly monitoring: string | undefined;
  readonly messenger: string | undefined;
  readonly pixel: Readonly<{ id: string; script: string }> | undefined;
  /** Other origins from which these scripts load or to which they send. */
  readonly origins: readonly string[];
}

/** A service that receives JSON. */
export interface Sink {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | undefined;
}

/** Where the server sends business events, and problems of the web app. A sink that is not configured is absent. */
export interface Sinks {
  readonly events: Sink | undefined;
  readonly problems: Sink | undefined;
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** The origin to which the pixel sends its measurements. */
const PIXEL_ORIGIN = 'https://www.facebook.com';
const address = z.url({ protocol: /^https?$/ }).optional();

export const thirdPartyVariables = {
  ANALYTICS_SCRIPT_URL: address,
  MONITORING_SCRIPT_URL: address,
  MESSENGER_SCRIPT_URL: address,
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  AD_PIXEL_SCRIPT_URL: address,
  EVENTS_URL: address,
  EVENTS_TOKEN: z.string().optional(),
  PROBLEM_REPORTS_URL: address,
  PROBLEM_REPORTS_TOKEN: z.string().optional(),
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
  EVENTS_URL: 'the web address of a service',
  PROBLEM_REPORTS_URL: 'the web address of a service',
  THIRD_PARTY_ORIGINS: 'origins such as https://api.example.com, separated by commas',
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

export function sinksOf(env: z.output<z.ZodObject<typeof thirdPartyVariables>>): Sinks {
  const sink = (url: string | undefined, token: string | undefined) => (url === undefined ? undefined : { url, token });
  return {
    events: sink(env.EVENTS_URL, env.EVENTS_TOKEN),
    problems: sink(env.PROBLEM_REPORTS_URL, env.PROBLEM_REPORTS_TOKEN),
  };
}
