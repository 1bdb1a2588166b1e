/** An error that stops a backup or a restore, worded for the operator. */
export class BackupFault extends Error {}

/** Thrown if a later step failed after everything was, or may have been, restored. */
export class UnfinishedRestore extends Error {}
