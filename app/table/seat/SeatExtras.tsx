import { SeatCards } from '#app/table/cards/SeatCards';
import type { Seat } from '#engine';

/** The same on the board of another player, where all boards are in sight. */
export function SeatExtras({ seat }: Readonly<{ seat: Seat }>) {
  return <SeatCards seat={seat} size={18} />;
}
