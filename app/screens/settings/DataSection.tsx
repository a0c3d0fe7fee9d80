import { useState } from 'react';
import { useT } from '../../../src/i18n/react';
import { archiveOf, writeArchive } from '../../../src/session/saves/archive';
import { usePreferences, useServices } from '../../navigation/services';
import { Button } from '../../ui/Button';
import { BringInSheet } from '../saves/BringInSheet';
import { giveFile } from '../shared/outside';
import { Section } from '../shared/Section';
import { useHandOut } from '../shared/useHandOut';

/** Everything that this device keeps, out to a file and in from one. */
export function DataSection() {
  const t = useT();
  const { saves } = useServices();
  const preferences = usePreferences();
  const handOut = useHandOut();
  const [open, setOpen] = useState(false);
  const exportAll = async () => {
    const archive = await archiveOf(saves, preferences);
    return giveFile('borinquen.txt', writeArchive(archive));
  };
  return (
    <Section title={t('ui:saves.data')} note={t('ui:saves.dataNote')}>
      <Button
        kind="secondary"
        label={t('ui:saves.exportAll')}
        onPress={() => handOut(exportAll)}
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
      <BringInSheet open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}
