import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { areaSeen } from '#app/ui/base/turned';
import { PHONE, resizeWindow, TABLET } from '#tests/app/ui/support/window';
import { type Table, table } from '#tests/engine/support/table';
import { sit } from './support/sit';

const tap = (id: string) => act(async () => fireEvent.press(screen.getByTestId(id)));
const sitAround = (scene: Table) => sit(scene, undefined, 'off', 'around');

describe('overlays of a table with people around it', () => {
  beforeEach(() => act(() => resizeWindow(TABLET)));
  afterEach(() => act(() => resizeWindow(PHONE)));

  const secret = () =>
    table(3, {}, { expansions: ['achievements'], variants: { draftAchievements: true } });

  it('X6-3: the screen that asks for the next player is turned to them', async () => {
    const { session } = await sitAround(secret());
    const turns: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const to = session.get().handOverTo;
      const facing = within(screen.getByTestId('hand-over')).getByTestId(/^facing-/);
      turns.push(`${to} ${facing.props.testID}`);
      await tap('take-phone');
      const [card] = screen.getAllByTestId(/^take-(?!phone)/);
      if (card) fireEvent.press(card);
      await tap('confirm');
    }
    expect(turns).toEqual(['0 facing-0', '1 facing-90', '2 facing-270']);
  });

  it('a message is turned to the player who decides', async () => {
    const { session } = await sitAround(table(3).play('0 chooseRole craftsman'));
    expect(session.get().asked).toBe(1);
    jest.spyOn(session, 'act').mockResolvedValue({ trouble: 'notSaved' });
    await tap('role-settler');
    await tap('take-role');
    expect(within(screen.getByTestId('facing-90')).getByTestId('toast')).toBeOnTheScreen();
  });

  it('nothing is turned on a phone', async () => {
    act(() => resizeWindow(PHONE));
    await sitAround(secret());
    const cover = within(screen.getByTestId('hand-over'));
    expect(cover.getByTestId('facing-0')).toBeOnTheScreen();
  });
});

describe('an element, seen from the side of the window', () => {
  const window = { width: 100, height: 200 };
  const thing = { x: 10, y: 30, width: 20, height: 50 };

  it.each([
    [0, { x: 10, y: 30, width: 20, height: 50 }],
    [90, { x: 30, y: 70, width: 50, height: 20 }],
    [180, { x: 70, y: 120, width: 20, height: 50 }],
    [270, { x: 120, y: 10, width: 50, height: 20 }],
  ] as const)('turned by %i lies where they see it', (turn, seen) => {
    expect(areaSeen(thing, window, turn)).toEqual(seen);
  });
});
