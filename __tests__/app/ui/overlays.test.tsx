import { act, fireEvent, screen } from '@testing-library/react-native';
import { Modal, StyleSheet } from 'react-native';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Screen } from '#app/ui/Screen';
import { Sheet } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { motion } from '#app/ui/tokens/scale';
import { show } from './support/render';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nothing = () => {};

describe('a sheet', () => {
  const sheet = (open: boolean, onClose = nothing) => (
    <Sheet open={open} onClose={onClose} title="Captain">
      <Text>What it would bring</Text>
    </Sheet>
  );

  /** Windows open one at a time, so a sheet may have to wait for another. */
  const showSheet = (open: boolean, onClose = nothing) => {
    const view = show(sheet(open, onClose));
    act(() => jest.advanceTimersByTime(motion.quick));
    return view;
  };

  it('is not rendered while closed', () => {
    showSheet(false);
    expect(screen.queryByText('What it would bring')).toBeNull();
  });

  it('has a name and keeps screen readers inside', () => {
    showSheet(true);
    const dialog = screen.getByLabelText('Captain');
    expect(dialog.props.role).toBe('dialog');
    expect(dialog.props.accessibilityViewIsModal).toBe(true);
  });

  it('closes by its close button and by the backdrop', () => {
    const close = jest.fn();
    showSheet(true, close);
    fireEvent.press(screen.getByLabelText('Close'));
    fireEvent(
      screen.getByTestId('sheet-backdrop', { includeHiddenElements: true }),
      'responderRelease',
    );
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('closes by the back key and Escape, which both reach onRequestClose', () => {
    const close = jest.fn();
    showSheet(true, close);
    act(() => screen.UNSAFE_getByType(Modal).props.onRequestClose());
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is removed once it has slid out', () => {
    const view = showSheet(true);
    view.rerender(sheet(false));
    act(() => jest.advanceTimersByTime(motion.base * 2));
    expect(screen.queryByText('What it would bring')).toBeNull();
  });
});

describe('a toast', () => {
  function Deleter({ restore }: Readonly<{ restore: () => void }>) {
    const toast = useToast();
    const remove = () =>
      toast.show({ message: 'Game deleted', action: { label: 'Undo', onPress: restore } });
    return <Button label="Delete" onPress={remove} />;
  }

  it('offers its action once and disappears', () => {
    const restore = jest.fn();
    show(<Deleter restore={restore} />);
    fireEvent.press(screen.getByText('Delete'));
    expect(screen.getByText('Game deleted')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Undo'));
    expect(restore).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Game deleted')).toBeNull();
  });

  it('disappears after a while, and a newer one restarts the time', () => {
    show(<Deleter restore={nothing} />);
    fireEvent.press(screen.getByText('Delete'));
    act(() => jest.advanceTimersByTime(motion.toast - 1));
    fireEvent.press(screen.getByText('Delete'));
    act(() => jest.advanceTimersByTime(motion.toast - 1));
    expect(screen.getByText('Game deleted')).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Game deleted')).toBeNull();
  });
});

describe('a screen', () => {
  it('has a title and a back button in the current language', () => {
    const back = jest.fn();
    show(
      <Screen title="Rules" onBack={back}>
        <Text>Body</Text>
      </Screen>,
    );
    expect(screen.getByRole('heading', { name: 'Rules' })).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Back'));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('avoids the notch', () => {
    show(
      <Screen testID="clear">
        <Text>Body</Text>
      </Screen>,
    );
    const { paddingTop } = StyleSheet.flatten(screen.getByTestId('clear').props.style);
    expect(paddingTop).toBe(47);
  });

  it('has no header without a title', () => {
    show(
      <Screen>
        <Text>Body</Text>
      </Screen>,
    );
    expect(screen.queryByLabelText('Back')).toBeNull();
  });
});
