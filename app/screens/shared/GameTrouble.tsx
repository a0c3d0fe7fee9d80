import { Glyph } from '#app/art/Glyph';
import { useNavigator } from '#app/routes/useBack';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';
import type { OpenError } from '#session/saves/repository';

/** Explains why a game cannot be shown and offers a way out. */
export function GameTrouble({ error }: Readonly<{ error: OpenError | 'crashed' }>) {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Screen testID="game-trouble">
      <EmptyState
        art={<Glyph name="warning" size={56} tone="accent" ground="background" />}
        title={t('ui:saves.troubleTitle')}
        body={t(`ui:saves.${error}`)}
        action={<Button label={t('ui:common.home')} onPress={() => navigator.popTo('Home')} />}
      />
    </Screen>
  );
}
