import { useState } from 'react';
import { ImportSheet } from '#app/screens/saves/ImportSheet';
import { Section } from '#app/screens/shared/Section';
import { shareTextFile } from '#app/screens/shared/sharing';
import { useShare } from '#app/screens/shared/useShare';
import { usePreferences, useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { useT } from '#i18n/react';
import { createArchive, writeArchive } from '#session/saves/archive';

/** Export and import of all data of this device. */
export function DataSection() {
  const t = useT();
  const { saves } = useServices();
  const preferences = usePreferences();
  const share = useShare();
  const [open, setOpen] = useState(false);
  const exportAll = async () => {
    const archive = await createArchive(saves, preferences);
    return shareTextFile('borinquen.txt', writeArchive(archive));
  };
  return (
    <Section title={t('ui:saves.data')} note={t('ui:saves.dataNote')}>
      <Button
        kind="secondary"
        label={t('ui:saves.exportAll')}
        onPress={() => share(exportAll)}
        wide
        testID="export-all"
      />
      <Button
        kind="secondary"
        label={t('ui:saves.importAll')}
        onPress={() => setOpen(true)}
        wide
        testID="import-all"
      />
      <ImportSheet open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}
