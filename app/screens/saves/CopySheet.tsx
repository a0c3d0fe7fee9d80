import { useState } from 'react';
import { useChangePreferences, useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { ToggleRow } from '#app/ui/ToggleRow';
import { useT } from '#i18n/react';
import { type Archive, mergeArchive } from '#session/saves/archive';

type CopySheetProps = SheetHandle & Readonly<{ copy: Archive; onDone: (message: string) => void }>;

/** Shows the contents of an archive before it is imported. */
export function CopySheet({ copy, open, onClose, onDone }: CopySheetProps) {
  const t = useT();
  const { saves } = useServices();
  const change = useChangePreferences();
  const toast = useToast();
  const [replace, setReplace] = useState(false);
  const { games, quarantined, preferences } = copy;
  const add = () =>
    mergeArchive(copy, saves).then(
      ({ added }) => {
        if (replace) change(preferences);
        onDone(t('ui:saves.copyAdded', { count: added }));
      },
      () => toast.show({ message: t('ui:saves.notSaved') }),
    );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('ui:saves.copyTitle')}
      footer={
        <Button label={t('ui:saves.copyAdd')} onPress={() => void add()} wide testID="copy-add" />
      }
      testID="copy-sheet"
    >
      <Text variant="bodyStrong">{t('ui:saves.copyGames', { count: games.length })}</Text>
      {quarantined.length > 0 && (
        <Text>{t('ui:saves.copyAside', { count: quarantined.length })}</Text>
      )}
      <Text>{t('ui:saves.copyKeeps')}</Text>
      <ToggleRow
        label={t('ui:saves.copyReplace')}
        description={t('ui:saves.copyReplaceDetail')}
        value={replace}
        onChange={setReplace}
        testID="copy-replace"
      />
    </Sheet>
  );
}
