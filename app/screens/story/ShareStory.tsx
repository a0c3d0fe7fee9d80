import { useMemo } from 'react';
import { useT } from '../../../src/i18n/react';
import type { LocalGame } from '../../../src/session/local/localGame';
import { writeNotation } from '../../../src/session/saves/notation';
import type { Story } from '../../../src/session/story/story';
import { Glyph } from '../../art/Glyph';
import { Button } from '../../ui/Button';
import { useTheme } from '../../ui/theme';
import { ranking } from '../score/ranking';
import { listOf } from '../shared/gameNames';
import { giveText } from '../shared/outside';
import { Section } from '../shared/Section';
import { useHandOut } from '../shared/useHandOut';
import { usePictures } from '../shared/usePictures';
import { storyPicture } from './picture';

type ShareStoryProps = Readonly<{ game: LocalGame; story: Story }>;

function usePicture({ game, story }: ShareStoryProps): () => string {
  const t = useT();
  const theme = useTheme();
  const names = game.seats.map(({ name }) => name);
  return () =>
    storyPicture(
      story,
      game.seats,
      {
        title: t('ui:story.title'),
        subtitle: `${listOf(t, names)} · ${t('ui:score.subtitle', { count: game.state.round })}`,
        chances: t('ui:story.measure.chances'),
        places: ranking(game.state).flatMap(({ rank, seat, total }) => {
          const setup = game.seats[seat];
          if (setup === undefined) return [];
          const { name, color } = setup;
          return { text: t('ui:score.place', { rank, name, total }), color };
        }),
        app: t('ui:home.title'),
      },
      theme,
    );
}

/** Ways to show the game to others. */
export function ShareStory({ game, story }: ShareStoryProps) {
  const t = useT();
  const handOut = useHandOut();
  const picture = usePicture({ game, story });
  const { give, easel } = usePictures();
  const text = useMemo(() => writeNotation(game), [game]);
  return (
    <Section title={t('ui:story.share')} note={t('ui:story.shareTextHint')}>
      <Button
        kind="secondary"
        icon={<Glyph name="share" size={20} ground="raised" />}
        label={t('ui:story.sharePicture')}
        onPress={() => handOut(() => give('borinquen.png', picture()))}
        wide
        testID="story-share"
      />
      {text !== null && (
        <Button
          kind="secondary"
          icon={<Glyph name="share" size={20} ground="raised" />}
          label={t('ui:story.shareText')}
          onPress={() => handOut(() => giveText(text))}
          wide
          testID="story-share-text"
        />
      )}
      {easel}
    </Section>
  );
}
