import { SeatCards } from '#app/table/cards/SeatCards';
import type { Seat } from '#engine';

/** Module additions on another player's board. */
export function SeatExtras({ seat }: Readonly<{ seat: Seat }>) {
  return <SeatCards seat={seat} size={18} />;
}
