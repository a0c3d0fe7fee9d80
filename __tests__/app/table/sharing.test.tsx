import { act, fireEvent, screen, within } from '@testing-library/react-native';
import type { Seat } from '#engine';
import { table } from '#tests/engine/support/table';
import { sit } from './support/sit';

const anna: Seat = 0;
const tap = (id: string) => fireEvent.press(screen.getByTestId(id));

describe('an open table', () => {
  it('says who decides, and shows hidden points only while the button is pressed', async () => {
    await sit(table(3, { 0: { vp: 7 }, 1: { vp: 5 } }), anna, 'off', 'open');
    expect(screen.getByText('Anna decides')).toBeOnTheScreen();
    expect(screen.queryByText('7 VP')).toBeNull();
    const plate = screen.getByTestId('peek-0');
    expect(within(plate).getByText('Anna decides')).toBeOnTheScreen();
    expect(plate.props.accessibilityLabel).toBe(
      'Round 1 · Choice of roles. Anna decides. What Anna keeps hidden',
    );
    fireEvent(plate, 'pressIn');
    expect(screen.getByTestId('peeked', { includeHiddenElements: true })).toHaveTextContent('7 VP');
    // A screen reader that moves past the button must not reveal them.
    expect(screen.queryByTestId('peeked')).toBeNull();
    fireEvent(plate, 'pressOut');
    expect(screen.queryByTestId('peeked', { includeHiddenElements: true })).toBeNull();
  });

  it('lets the next player decide immediately', async () => {
    await sit(table(3, {}), anna, 'off', 'open');
    tap('role-settler');
    await act(async () => tap('take-role'));
    tap('tile-quarry');
    await act(async () => tap('confirm'));
    expect(screen.queryByTestId('hand-over')).toBeNull();
    expect(screen.getByText('Bob decides')).toBeOnTheScreen();
    expect(screen.getByTestId('recent-events')).toHaveTextContent(
      /Anna took the Settler · Anna laid a new/,
    );
  });
});
