/** The frame of the board, shared with its skeleton, so that nothing moves when the meals load. */
export const BOARD_FRAME =
  'relative overflow-x-auto rounded-card bg-surface p-3 shadow-card dark:ring-1 dark:ring-inset dark:ring-line';
/** Seven columns of equal width that scroll sideways if large text needs more width than the screen has. */
export const BOARD_COLUMNS = 'grid min-w-[46rem] grid-cols-7 gap-x-1.5';
/** The minimum height of a day's header. */
export const HEAD_HEIGHT = 'min-h-27 p-1';
/** The minimum height of a day's meal moment. */
export const CELL_HEIGHT = 'min-h-35 p-1 min-[118rem]:min-h-26';
/** The height of the moment's name above its row. */
export const LABEL_HEIGHT = 'h-8';
