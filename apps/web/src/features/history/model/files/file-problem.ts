/** Why a chosen file cannot be imported. */
export type FileFault =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'UNPACKS_TOO_LARGE'
  | 'PASSWORD'
  | 'BROKEN'
  | 'NESTED'
  | 'PICTURE'
  | 'PDF'
  | 'OLD_SPREADSHEET'
  | 'OTHER_ARCHIVE'
  | 'WEB_PAGE'
  | 'NOTHING_IN_IT'
  | 'UNREADABLE';

/** Thrown if a file cannot be read or contains nothing to import. */
export class FileProblem extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
