import { Glyph } from '#app/art/Glyph';
import { Button } from '#app/ui/Button';
import { useT } from '#i18n/react';

/** Button that opens the review of a finished game. */
export function ReviewButton({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useT();
  return (
    <Button
      kind="secondary"
      icon={<Glyph name="chart" size={20} ground="raised" />}
      label={t('ui:review.open')}
      hint={t('ui:review.openHint')}
      onPress={onPress}
      wide
      testID="to-review"
    />
  );
}
