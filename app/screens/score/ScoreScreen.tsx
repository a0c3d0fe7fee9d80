import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { CrownIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { useBack, useNavigator } from '#app/routes/useBack';
import { listOf } from '#app/screens/shared/gameNames';
import { ReviewButton } from '#app/screens/shared/ReviewButton';
import { useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Columns } from '#app/ui/Columns';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import { isRefusal, variantsIn } from '#engine';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { Replay } from './Replay';
import { ranking } from './ranking';
import { ScoreChart } from './ScoreChart';
import { SoloTally } from './SoloTally';
import { TieBreak } from './TieBreak';

type ScoreScreenProps = Readonly<{ game: LocalGame; onGame: (id: string) => void }>;

/** Starts a game with the same players and rules and a new seed. */
function useRematch({ game, onGame }: ScoreScreenProps) {
  const t = useT();
  const { games } = useServices();
  const toast = useToast();
  const [starting, setStarting] = useState(false);
  const rematch = async () => {
    setStarting(true);
    const { edition, expansions, board, puertomas } = game.state.options;
    const variants = variantsIn(edition, game.state.options.variants);
    const next = await games
      .start({ seats: game.seats, edition, expansions, variants, board, puertomas })
      .catch(() => null);
    setStarting(false);
    if (next === null || isRefusal(next)) toast.show({ message: t('ui:saves.notSaved') });
    else onGame(next.id);
  };
  return { starting, rematch };
}

function Winner({ game }: Readonly<{ game: LocalGame }>) {
  const t = useT();
  const winners = ranking(game.state).flatMap(({ rank, seat }) => {
    const setup = game.seats[seat];
    return rank === 1 && setup ? [setup] : [];
  });
  const names = winners.map(({ name }) => name);
  const alone = game.seats.filter(({ kind }) => kind === 'person').length === 1;
  const title =
    winners.length > 1
      ? t('ui:score.shared', { names: listOf(t, names) })
      : alone && winners[0]?.kind === 'person'
        ? t('ui:score.youWin')
        : t('ui:score.wins', { name: names[0] ?? '' });
  return (
    <View style={styles.winner}>
      <CrownIcon size={56} />
      <View style={styles.names}>
        {winners.map(({ color }) => (
          <PlayerMark key={color} color={color} size={26} />
        ))}
        <Text variant="display" align="center" style={styles.shrink}>
          {title}
        </Text>
      </View>
      <Text tone="textMuted" align="center">
        {t('ui:score.subtitle', { count: game.state.round })}
      </Text>
    </View>
  );
}

export function ScoreScreen({ game, onGame }: ScoreScreenProps) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const { starting, rematch } = useRematch({ game, onGame });
  const ranked = ranking(game.state);
  const footer = (
    <View style={styles.footer}>
      <View style={styles.half}>
        <Button
          kind="secondary"
          label={t('ui:common.home')}
          onPress={() => navigator.popTo('Home')}
          wide
          testID="score-home"
        />
      </View>
      <View style={styles.half}>
        <Button
          label={t('ui:score.rematch')}
          hint={t('ui:score.rematchHint')}
          onPress={rematch}
          busy={starting}
          wide
          testID="rematch"
        />
      </View>
    </View>
  );
  return (
    <Screen title={t('ui:score.title')} onBack={onBack} footer={footer} roomy testID="score">
      <Columns>
        <>
          <Winner game={game} />
          <SoloTally game={game} />
          <ScoreChart ranked={ranked} seats={game.seats} />
          <TieBreak ranked={ranked} seats={game.seats} />
          <ReviewButton onPress={() => navigator.navigate('Review', { id: game.id })} />
        </>
        <Replay game={game} />
      </Columns>
    </Screen>
  );
}

const styles = StyleSheet.create({
  winner: { alignItems: 'center', gap: space.xs },
  names: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  shrink: { flexShrink: 1 },
  footer: { flexDirection: 'row', gap: space.m },
  half: { flex: 1 },
});
