import { fireEvent, screen, within } from '@testing-library/react-native';
import { emptyChapter } from '#session/local/chapters';
import { table } from '#tests/engine/support/table';
import { gameFrom } from './support/gameFrom';
import { sitAt } from './support/sit';

const LINES = [
  '0 chooseRole settler',
  '0 takeTile quarry',
  '1 takeTile indigo',
  '2 takeTile coffee',
  '3 pass',
  '1 chooseRole prospector',
  '2 chooseRole builder',
  '2 build smallIndigoPlant',
];

/** A game that Anna left after her own turn, continued by the others. */
function leftBehind(seenByAnna: number) {
  const start = table(4);
  const now = table(4).play(...LINES);
  return {
    ...gameFrom(now, 0),
    chapters: [{ ...emptyChapter(start.state), lines: LINES }],
    seen: [seenByAnna, 0, 0, 0],
  };
}

const press = (id: string) => fireEvent.press(screen.getByTestId(id));

describe('a reopened game', () => {
  it('lists everything since, and continues immediately', async () => {
    await sitAt(leftBehind(6));
    const panel = within(screen.getByTestId('catch-up'));
    expect(panel.getByText('Since you last played')).toBeOnTheScreen();
    expect(panel.getByText(/Bob took the Prospector/)).toBeOnTheScreen();
    expect(panel.getByText(/Chris took the Builder/)).toBeOnTheScreen();
    press('catch-up-close');
    expect(screen.queryByTestId('catch-up')).toBeNull();
  });

  it('shows the events step by step, and can be skipped at every step', async () => {
    await sitAt(leftBehind(6));
    press('catch-up-next');
    const panel = within(screen.getByTestId('catch-up'));
    expect(panel.queryByText(/Chris took the Builder/)).toBeNull();
    press('catch-up-next');
    press('catch-up-close');
    expect(screen.queryByTestId('catch-up')).toBeNull();
  });

  it('shows no list if nothing is new', async () => {
    await sitAt(leftBehind(1000));
    expect(screen.queryByTestId('catch-up')).toBeNull();
  });
});
