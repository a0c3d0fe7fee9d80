import { useT } from '../../../src/i18n/react';
import { Glyph } from '../../art/Glyph';
import { Button } from '../../ui/Button';

/** The way to the story of a game that is over. */
export function ToStory({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useT();
  return (
    <Button
      kind="secondary"
      icon={<Glyph name="chart" size={20} ground="raised" />}
      label={t('ui:story.open')}
      hint={t('ui:story.openHint')}
      onPress={onPress}
      wide
      testID="to-story"
    />
  );
}
