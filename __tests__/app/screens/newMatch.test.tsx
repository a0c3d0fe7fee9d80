import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { FIRST_CHOICE } from '#app/screens/newGame/choice';
import { VariantChoice } from '#app/screens/newGame/RulesChoice';
import { PuertomaSeats } from '#app/screens/online/PuertomaSeats';
import { rulesFrom, variantsOnline } from '#app/screens/online/rules';
import { type Other, SeatsWanted, seatsFor } from '#app/screens/online/SeatsWanted';
import { show } from '#tests/app/ui/support/render';

/** The parts of the form for players and variants. */
function Form() {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [others, setOthers] = useState<readonly Other[]>(['open', 'open']);
  return (
    <>
      <SeatsWanted others={others} puertomas={choice.puertomas} onChange={setOthers} />
      <PuertomaSeats choice={choice} others={others} onChange={setChoice} />
      <VariantChoice choice={choice} onChange={setChoice} variants={variantsOnline(choice)} />
    </>
  );
}

const more = () => fireEvent.press(screen.getByRole('button', { name: 'Puertomas: one more' }));
const seat = (number: number) => within(screen.getByTestId(`other-${number}`));

describe('a new match', () => {
  it('P-1: offers Puertomas, which take the last seats, and shows their difficulty', () => {
    show(<Form />);
    expect(screen.queryByTestId('difficulty-hard')).toBeNull();
    more();
    expect(seat(2).getByText('Open')).toBeOnTheScreen();
    expect(seat(3).getByText('Puertoma I')).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: 'Hard' })).toBeOnTheScreen();
    more();
    expect(seat(2).getByText('Puertoma I')).toBeOnTheScreen();
    expect(seat(3).getByText('Puertoma II')).toBeOnTheScreen();
  });

  it('P-1: names the mixes that the rules advise against', () => {
    show(<Form />);
    fireEvent.press(screen.getByRole('button', { name: 'Players: one more' }));
    more();
    expect(screen.getByText(/The book advises against this mix/)).toBeOnTheScreen();
    more();
    expect(screen.queryByText(/The book advises against this mix/)).toBeNull();
  });

  it('sends the seats as they are shown, and the difficulty, to the referee', () => {
    expect(seatsFor(['open', 'hard', 'open'], 2)).toEqual(['open', 'puertoma', 'puertoma']);
    const rules = rulesFrom({ ...FIRST_CHOICE, puertomas: 2, difficulty: 'hard' });
    expect(rules).toMatchObject({ puertomas: 'hard' });
    expect(rulesFrom(FIRST_CHOICE)).not.toHaveProperty('puertomas');
  });

  it('V-7: does not offer what the referee always does', () => {
    show(<Form />);
    fireEvent.press(screen.getByTestId('variants'));
    expect(screen.getByTestId('variant-openScores')).toBeOnTheScreen();
    expect(screen.queryByTestId('variant-randomFirstPlayer')).toBeNull();
    expect(rulesFrom(FIRST_CHOICE).variants).not.toHaveProperty('randomFirstPlayer');
  });
});
