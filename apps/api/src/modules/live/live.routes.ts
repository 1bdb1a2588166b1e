import { followChanges as followChangesEndpoint } from '@weekbord/contract/live/follow-changes';
import { serveChanges, type Served } from '../../platform/http/serve.ts';
import { followChanges } from './follow-changes.ts';

export const liveRoutes: readonly Served[] = [serveChanges(followChangesEndpoint, followChanges)];
