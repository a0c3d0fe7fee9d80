import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack, useNavigator } from '#app/routes/useBack';
import { listOf } from '#app/screens/shared/gameNames';
import { Section } from '#app/screens/shared/Section';
import { useChangePreferences, usePreferences, useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { ButtonRow, Columns, useHasColumns } from '#app/ui/Columns';
import { Divider } from '#app/ui/Divider';
import { Screen } from '#app/ui/Screen';
import { Stepper } from '#app/ui/Stepper';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';
import { isRefusal } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { NewGameChoice } from '#session/preferences/preferences';
import {
  choiceFrom,
  namesFor,
  nameTwice,
  orderFor,
  otherKind,
  seatsInPlay,
  withSeat,
} from './choice';
import { MoreChoice } from './MoreChoice';
import { OpponentsChoice } from './OpponentsChoice';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';
import { SharingChoice } from './SharingChoice';

/** Starts the chosen game and stores the choice for the next one. */
function useStart(choice: NewGameChoice) {
  const t = useT();
  const { games } = useServices();
  const change = useChangePreferences();
  const navigator = useNavigator();
  const toast = useToast();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    change({ newGame: choice });
    const game = await games.start(orderFor(t, choice)).catch(() => null);
    setStarting(false);
    if (game !== null && !isRefusal(game)) navigator.replace('Game', { id: game.id });
    else if (game === null) toast.show({ message: t('ui:saves.notSaved') });
    else toast.show({ message: t('ui:newGame.refused', { field: game.field ?? game.code }) });
  };
  return { starting, start };
}

type PlayersProps = Readonly<{
  choice: NewGameChoice;
  onChange: (choice: NewGameChoice) => void;
  onEdit: (seat: number) => void;
}>;

function Players({ choice, onChange, onEdit }: PlayersProps) {
  const t = useT();
  const names = namesFor(t, choice);
  return (
    <Section title={t('ui:newGame.players')}>
      <Stepper
        label={t('ui:newGame.howMany')}
        value={choice.seatCount}
        min={Math.max(2, choice.puertomas + 1)}
        max={5}
        onChange={(seatCount) => onChange({ ...choice, seatCount })}
        testID="seat-count"
      />
      {seatsInPlay(choice).map((seat, at) => (
        <View key={seat.color} style={styles.seat}>
          <Divider />
          <SeatRow
            number={at + 1}
            seat={seat}
            name={names[at] ?? ''}
            onEdit={() => onEdit(at)}
            onToggleKind={() => onChange(withSeat(choice, at, { kind: otherKind(seat.kind) }))}
          />
        </View>
      ))}
    </Section>
  );
}

export function NewGameScreen() {
  const t = useT();
  const words = useWords();
  const onBack = useBack();
  const [choice, setChoice] = useState(choiceFrom(usePreferences().newGame));
  const [edited, setEdited] = useState<number | null>(null);
  const { starting, start } = useStart(choice);
  const names = namesFor(t, choice);
  const twice = nameTwice(names);
  const note =
    twice === undefined
      ? `${words.edition(choice.edition)} · ${listOf(t, names)}`
      : t('ui:newGame.sameName', { name: twice });
  useAnnounced(note);
  const hasColumns = useHasColumns();
  const footer = (
    <ButtonRow>
      <Text variant="label" align="center" tone={twice === undefined ? 'textMuted' : 'danger'}>
        {note}
      </Text>
      <Button
        label={t('ui:newGame.start')}
        hint={t('ui:newGame.startHint')}
        onPress={start}
        busy={starting}
        disabled={twice !== undefined}
        wide
        testID="start-game"
      />
    </ButtonRow>
  );
  const people = (
    <>
      <Players choice={choice} onChange={setChoice} onEdit={setEdited} />
      <SharingChoice choice={choice} onChange={setChoice} />
    </>
  );
  const more = <MoreChoice choice={choice} onChange={setChoice} />;
  return (
    <Screen title={t('ui:newGame.title')} onBack={onBack} footer={footer} roomy testID="new-game">
      <Columns>
        <>
          <OpponentsChoice choice={choice} onChange={setChoice} />
          {hasColumns ? more : people}
        </>
        {hasColumns ? people : more}
      </Columns>
      <SeatSheet
        choice={choice}
        seat={edited}
        onChange={setChoice}
        onClose={() => setEdited(null)}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.xs },
});
