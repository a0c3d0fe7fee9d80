import { seatFacts } from '#app/table/model/seatFacts';
import { useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { PuertomaSeatBoard } from '#app/table/puertoma/PuertomaSeatBoard';
import { roomOf } from '#app/table/seat/boardText';
import { SeatBoard } from '#app/table/seat/SeatBoard';
import type { Seat } from '#engine';

type AnySeatBoardProps = Readonly<{
  seat: Seat;
  width: number;
  /** Height for both grids if they are stacked; null if they are side by side. */
  height: number | null;
  onOpen: (seat: Seat) => void;
}>;

/** The whole board of a player or a Puertoma. */
export function AnySeatBoard({ seat, ...place }: AnySeatBoardProps) {
  const model = useTable();
  const { view, state, voice } = model;
  const shared = { ...seatFacts(model, seat), ...place, player: playerAt(view, seat), voice };
  const board = view.puertoma?.boards[seat] ?? null;
  if (board !== null) return <PuertomaSeatBoard {...shared} board={board} />;
  return <SeatBoard {...shared} {...roomOf(state, seat)} options={state.options} />;
}
