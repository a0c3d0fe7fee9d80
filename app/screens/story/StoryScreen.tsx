import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { viewFor } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { onlyPerson } from '../../../src/session/local/asking';
import type { LocalGame } from '../../../src/session/local/localGame';
import type { Told } from '../../../src/session/local/retell';
import type { Story } from '../../../src/session/story/story';
import { useBack } from '../../navigation/useBack';
import { voiceFor } from '../../table/story/voice';
import { Columns } from '../../ui/Columns';
import { Screen } from '../../ui/Screen';
import { Sheet } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { Replay } from '../score/Replay';
import { ranking } from '../score/ranking';
import { ScoreChart } from '../score/ScoreChart';
import { Curve } from './Curve';
import { Decisions } from './Decisions';
import { Numbers } from './Numbers';
import { ShareStory } from './ShareStory';
import { Turns } from './Turns';
import { useTelling } from './useTelling';
import { Working } from './Working';

type StoryScreenProps = Readonly<{
  /** A game that is over. */
  game: LocalGame;
  /** What else can be done with it. */
  children?: ReactNode;
}>;

/** What happened in a game and why: told once it has been worked out, then kept. */
export function StoryScreen({ game, children }: StoryScreenProps) {
  const t = useT();
  const onBack = useBack();
  const { telling, state } = useTelling(game);
  return (
    <Screen title={t('ui:story.title')} onBack={onBack} roomy testID="story">
      {telling !== null &&
        (state.story === null ? (
          <Working telling={telling} state={state} />
        ) : (
          <Page game={game} story={state.story} steps={telling.steps}>
            {children}
          </Page>
        ))}
    </Screen>
  );
}

type PageProps = StoryScreenProps & Readonly<{ story: Story; steps: readonly Told[] }>;

function Page({ game, story, steps, children }: PageProps) {
  const t = useT();
  const words = useWords();
  const [seen, setSeen] = useState<number | null>(null);
  const { seats, state } = game;
  const voice = useMemo(
    () => voiceFor(viewFor(state, null), t, words, onlyPerson(seats)),
    [state, t, words, seats],
  );
  return (
    <>
      {story.isPartial && <Text tone="textMuted">{t('ui:story.partial')}</Text>}
      <Columns>
        <>
          <Curve story={story} seats={seats} />
          <Turns story={story} voice={voice} onSee={setSeen} />
          <Decisions story={story} steps={steps} seats={seats} voice={voice} onSee={setSeen} />
        </>
        <>
          <Points game={game} />
          <Numbers story={story} seats={seats} />
          <ShareStory game={game} story={story} />
          {children}
        </>
      </Columns>
      <Sheet
        open={seen !== null}
        onClose={() => setSeen(null)}
        title={t('ui:score.replay')}
        testID="story-replay"
      >
        <Replay key={seen} game={game} from={seen ?? 0} />
      </Sheet>
    </>
  );
}

function Points({ game }: Readonly<{ game: LocalGame }>) {
  const t = useT();
  return (
    <View style={styles.points}>
      <Text variant="heading">{t('ui:story.points')}</Text>
      <ScoreChart ranked={ranking(game.state)} seats={game.seats} />
    </View>
  );
}

const styles = StyleSheet.create({ points: { gap: space.s } });
