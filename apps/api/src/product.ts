import type { Endpoint } from '@weekbord/contract/endpoint';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/open-database.ts';
import type { Files } from './platform/files/files.ts';
import type { PaintedPictures, Painters } from './platform/files/picture-routes.ts';
import type { Authenticate, CheckReach } from './platform/http/actor.ts';
import type { Served } from './platform/http/serve.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { LookOf } from './platform/web/pages.ts';

/** Dependencies for preparing a product. */
export interface Preparation {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
}

/** What the modules provide to the server: their calls, the look-up of a token's owner, and their startup work. */
export interface Product {
  readonly endpoints: readonly Endpoint[];
  readonly routes: readonly Served[];
  readonly authenticate: Authenticate;
  /** Called before an earlier response is replayed. */
  readonly checkReach: CheckReach;
  /** Opens the branding of the portals, which the web app's first page uses. */
  readonly openPortalLooks: (parts: Pick<Preparation, 'database' | 'clock' | 'config' | 'log'>) => LookOf;
  readonly openPictures: (
    parts: Pick<Preparation, 'database' | 'clock' | 'config' | 'log'> & Readonly<{ painters: Painters }>,
  ) => PaintedPictures;
  /** Whether the web app has a screen at a path. */
  readonly isScreen: (path: string) => boolean;
  /** The screens that a search engine may show. */
  readonly openScreens: readonly string[];
  /** Runs at every start, after the migrations, one process at a time: seed data, demo accounts, queues. */
  prepare(parts: Preparation): Promise<void>;
  /** Starts running the product's jobs in this process. */
  work(parts: Preparation): Promise<void>;
}
