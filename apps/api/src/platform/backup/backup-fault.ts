/** What stops a backup or a restore, in words for the operator. */
export class BackupFault extends Error {}

/** Everything was restored, or may have been, and something that follows failed. */
export class UnfinishedRestore extends Error {}
