/** Who sits at a table. */

import type { TableInfo } from '../generated/house';

/** Whether somebody sits among bots alone. */
export const alone = (table: TableInfo, seat: number | null): boolean =>
  seat !== null && table.seats.every((one, index) => one.kind === 'bot' || index === seat);
