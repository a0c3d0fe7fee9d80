import { useT } from '../../../src/i18n/react';
import type { SaveFault } from '../../../src/session/saves/format';
import { Glyph } from '../../art/Glyph';
import { useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';

/** Why there is no table to see, and the way out. */
export function GameTrouble({ fault }: Readonly<{ fault: SaveFault | 'missing' | 'crashed' }>) {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Screen testID="game-trouble">
      <EmptyState
        art={<Glyph name="warning" size={56} tone="accent" ground="background" />}
        title={t('ui:saves.troubleTitle')}
        body={t(`ui:saves.${fault}`)}
        action={<Button label={t('ui:common.home')} onPress={() => navigator.popTo('Home')} />}
      />
    </Screen>
  );
}
