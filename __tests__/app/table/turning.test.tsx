import { act, fireEvent, screen } from '@testing-library/react-native';
import { Good, TILE_NAMES } from '#engine';
import { DESK, LYING, PHONE, resizeWindow, TABLET } from '#tests/app/ui/support/window';
import { table } from '#tests/engine/support/table';
import { promptText, sit } from './support/sit';

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

const turn = (size: typeof PHONE) => act(() => resizeWindow(size));

describe('a window that changes its size', () => {
  afterEach(() => turn(PHONE));

  it.each([LYING, TABLET, DESK])('keeps the selection: $width × $height', async (size) => {
    const scene = table(4).play('0 chooseRole settler');
    const offered = scene.state.faceUp.findIndex((count) => count > 0);
    const { session } = await sit(scene);
    tap(`tile-${TILE_NAMES[offered]}`);
    const prompt = promptText();
    turn(size);
    expect(promptText()).toBe(prompt);
    tap('confirm');
    expect(session.get().view.ply).toBe(scene.state.ply + 1);
  });

  it('R-1: shows no outlook for roles in the middle of a phase', async () => {
    await sit(table(4).play('0 chooseRole builder'));
    turn(DESK);
    tap('role-captain');
    expect(screen.getByText('It can be taken when this phase is over.')).toBeOnTheScreen();
    expect(screen.queryByText('What it would do now')).toBeNull();
  });

  it('keeps the state of a control: the good to be kept', async () => {
    const scene = table(3, { 0: { goods: { corn: 2, sugar: 2, tobacco: 2 } } });
    for (const [ship, good] of [Good.indigo, Good.coffee, Good.coffee].entries()) {
      const hold = scene.state.ships[ship];
      if (hold) Object.assign(hold, { good, count: hold.capacity - 1 });
    }
    await sit(scene.play('0 chooseRole captain'));
    expect(screen.getByTestId('decision-store')).toBeOnTheScreen();
    tap('good-tobacco');
    const chosen = () => screen.getByTestId('good-tobacco').props.accessibilityState.selected;
    const before = chosen();
    for (const size of [LYING, DESK, TABLET, PHONE]) {
      turn(size);
      expect(chosen()).toBe(before);
    }
  });

  it('shows all boards, the market and the log if there is room', async () => {
    await sit(table(5));
    expect(screen.queryByTestId('shared-pane')).toBeNull();
    turn(DESK);
    for (const seat of [1, 2, 3, 4]) {
      expect(screen.getByTestId(`player-${seat}`)).toBeOnTheScreen();
    }
    expect(screen.getByTestId('own-board')).toBeOnTheScreen();
    expect(screen.getByTestId('building-smallIndigoPlant')).toBeOnTheScreen();
    expect(screen.getByTestId('log-pane')).toBeOnTheScreen();
  });
});
