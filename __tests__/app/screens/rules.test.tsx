import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';
import { goalsOf, specsOf, topicOf } from '#app/screens/rules/topics';
import { BUILDING_NAMES, EDITIONS, GOAL_NAMES } from '#engine';
import { DESK, PHONE, resizeWindow } from '#tests/app/ui/support/window';
import { openApp } from './support/openApp';

beforeEach(() => AsyncStorage.clear());
afterEach(() => resizeWindow(PHONE));

describe('rules and buildings', () => {
  it('opens a chapter, and the next one from its end', async () => {
    await openApp('rules', 'rules');
    fireEvent.press(screen.getByTestId('topic-trade'));
    expect(await screen.findByRole('heading', { name: 'Trade' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Next: Shipping and storage' }));
    expect(await screen.findByRole('heading', { name: 'Shipping and storage' })).toBeOnTheScreen();
  });

  it('lists every building of the edition with its numbers', async () => {
    await openApp('rules', 'rules');
    fireEvent.press(screen.getByRole('radio', { name: 'Buildings' }));
    for (const name of specsOf('classic').keys()) {
      expect(screen.getByTestId(`topic-${name}`)).toBeOnTheScreen();
    }
  });

  it('X4-1, X5-1: lists the goals of an expansion in its chapter', async () => {
    expect(goalsOf('festival')).toHaveLength(3);
    expect(goalsOf('activities')).toHaveLength(12);
    const listed = [...goalsOf('festival'), ...goalsOf('activities')];
    expect(listed.sort()).toEqual([...GOAL_NAMES].sort());
    expect(goalsOf('nobles')).toEqual([]);
    await openApp('rules/activities', 'rules-page');
    expect(screen.getByText('Cocktail')).toBeOnTheScreen();
  });

  it('opens from any card by its name, in the words of the edition', async () => {
    await openApp('rules/university?edition=1897', 'rules-page');
    expect(screen.getByRole('heading', { name: 'School' })).toBeOnTheScreen();
    expect(screen.getByText('Costs 8')).toBeOnTheScreen();
  });

  it('marks the current page in the list of a wide window', async () => {
    resizeWindow(DESK);
    await openApp('rules/captain', 'rules-page');
    expect(screen.getByRole('radio', { name: 'Roles' })).toBeChecked();
    expect(screen.getByTestId('topic-captain')).toBeSelected();
    fireEvent.press(screen.getByTestId('topic-mayor'));
    expect(await screen.findByRole('heading', { name: 'Mayor' })).toBeOnTheScreen();
    expect(screen.getByTestId('topic-mayor')).toBeSelected();
    expect(screen.getByTestId('topic-captain')).not.toBeSelected();
  });

  it('shows the contents for an unknown topic', async () => {
    await openApp('rules/chess', 'rules');
    expect(topicOf('chess')).toBeNull();
  });

  it.each(EDITIONS)('knows the numbers of all buildings of %s', (edition) => {
    const specs = specsOf(edition);
    const missing = BUILDING_NAMES.slice(0, 23).filter((name) => !specs.has(name));
    expect(missing).toEqual([]);
  });
});
