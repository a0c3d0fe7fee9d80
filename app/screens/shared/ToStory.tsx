import { Glyph } from '#app/art/Glyph';
import { Button } from '#app/ui/Button';
import { useT } from '#i18n/react';

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
