import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Glyph } from '#app/art/Glyph';
import { Button, type ButtonKind } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { Chip } from '#app/ui/Chip';
import { IconButton } from '#app/ui/IconButton';
import { ListRow } from '#app/ui/ListRow';
import { Segmented } from '#app/ui/Segmented';
import { Stepper } from '#app/ui/Stepper';
import { ToggleRow } from '#app/ui/ToggleRow';
import { show, targetOf } from './support/render';

const nothing = () => {};
const controls: readonly (readonly [string, ReactElement, string])[] = [
  ...(['primary', 'secondary', 'quiet', 'danger'] as ButtonKind[]).map(
    (kind) =>
      [
        `${kind} button`,
        <Button key={kind} kind={kind} label="Load" onPress={nothing} />,
        'Load',
      ] as const,
  ),
  ['small button', <Button key="s" small label="Load" onPress={nothing} />, 'Load'],
  [
    'icon button',
    <IconButton key="i" icon={<Glyph name="close" />} label="Close" onPress={nothing} />,
    'Close',
  ],
  ['chip', <Chip key="c" label="Sugar" onPress={nothing} />, 'Sugar'],
  ['row', <ListRow key="l" title="Rules" onPress={nothing} />, 'Rules'],
  ['toggle', <ToggleRow key="t" label="Sound" value={false} onChange={nothing} />, 'Sound'],
  [
    'card',
    <PressableCard key="p" label="Ana’s board" onPress={nothing}>
      <Text>Ana</Text>
    </PressableCard>,
    'Ana’s board',
  ],
];

it.each(controls)('a %s is a labelled target of at least 44 points', (_, element, label) => {
  show(element);
  const { height, width } = targetOf(screen.getByLabelText(label));
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
});

describe('a button', () => {
  it('has a label and a hint', () => {
    show(<Button label="Load" hint="Brings 3 points" onPress={nothing} />);
    const button = screen.getByRole('button', { name: 'Load' });
    expect(button.props.accessibilityHint).toBe('Brings 3 points');
  });

  it('responds to a press, but not while disabled or busy', () => {
    const press = jest.fn();
    const { rerender } = show(<Button label="Load" onPress={press} />);
    fireEvent.press(screen.getByRole('button'));
    rerender(<Button label="Load" disabled onPress={press} />);
    fireEvent.press(screen.getByRole('button'));
    rerender(<Button label="Load" busy onPress={press} />);
    fireEvent.press(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBeDisabled();
  });
});

it('text grows with the system’s text size, up to a limit for the layout', () => {
  show(
    <>
      <Text>Reading</Text>
      <Text variant="display">Borinquen</Text>
    </>,
  );
  expect(screen.getByText('Reading').props.maxFontSizeMultiplier).toBe(2);
  expect(screen.getByText('Borinquen').props.maxFontSizeMultiplier).toBe(1.25);
});

it('titles are headings for a screen reader, other text is not', () => {
  show(
    <>
      <Text variant="title">Rules</Text>
      <Text>Reading</Text>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Reading' })).toBeNull();
});

describe('a stepper', () => {
  it('moves by one and stops at both ends', () => {
    const change = jest.fn();
    const { rerender } = show(
      <Stepper label="Players" value={4} min={2} max={5} onChange={change} />,
    );
    fireEvent.press(screen.getByLabelText('Players: one more'));
    fireEvent.press(screen.getByLabelText('Players: one fewer'));
    expect(change.mock.calls).toEqual([[5], [3]]);
    rerender(<Stepper label="Players" value={5} min={2} max={5} onChange={change} />);
    expect(screen.getByLabelText('Players: one more')).toBeDisabled();
    rerender(<Stepper label="Players" value={2} min={2} max={5} onChange={change} />);
    expect(screen.getByLabelText('Players: one fewer')).toBeDisabled();
  });
});

it('a segmented control shows the selected option and reports a new one', () => {
  const change = jest.fn();
  const options = [
    { value: 'classic', label: 'Classic' },
    { value: '1897', label: '1897' },
  ] as const;
  show(<Segmented label="Edition" options={options} value="classic" onChange={change} />);
  expect(screen.getByRole('radio', { name: 'Classic' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '1897' })).not.toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: '1897' }));
  expect(change).toHaveBeenCalledWith('1897');
});

it('a toggle shows its state and asks for the opposite', () => {
  const change = jest.fn();
  show(
    <ToggleRow
      label="Open scores"
      description="Everyone sees the points"
      value
      onChange={change}
    />,
  );
  const toggle = screen.getByRole('switch', { name: 'Open scores' });
  expect(toggle).toBeChecked();
  fireEvent.press(toggle);
  expect(change).toHaveBeenCalledWith(false);
});

it('a chip shows whether it is selected', () => {
  show(<Chip label="Sugar" selected onPress={nothing} />);
  expect(screen.getByRole('button', { name: 'Sugar' })).toBeSelected();
});
