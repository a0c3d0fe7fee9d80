import type { Seat } from '../../../../src/engine';
import { SeatCards } from '../../cards/SeatCards';

/** The same on the board of another player, where all boards are in sight. */
export function SeatExtras({ seat }: Readonly<{ seat: Seat }>) {
  return <SeatCards seat={seat} size={18} />;
}
