import { Field } from '#app/screens/shared/Field';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { useAnnounced } from '#app/ui/useAnnounced';
import { useT } from '#i18n/react';
import { CopySheet } from './CopySheet';
import { useImport } from './useImport';

type ImportSheetProps = SheetHandle & Readonly<{ onImported?: () => void }>;

/** Larger than any archive, but limits the input field. */
const LONGEST = 20_000_000;

/** Imports a game or an archive from a text or a file, and explains errors. */
export function ImportSheet({ open, onClose, onImported: onBrought }: ImportSheetProps) {
  const t = useT();
  const { text, setText, trouble, copy, dropCopy, take, choose, finish } = useImport(() => {
    onClose();
    onBrought?.();
  });
  useAnnounced(trouble);
  if (copy !== null) {
    return <CopySheet copy={copy} open={open} onClose={dropCopy} onDone={finish} />;
  }
  const footer = (
    <Button label={t('ui:saves.importDo')} onPress={() => take(text)} wide testID="import-do" />
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('ui:saves.import')}
      footer={footer}
      testID="import-sheet"
    >
      <Text>{t('ui:saves.importAbout')}</Text>
      <Field
        kind="pasted"
        label={t('ui:saves.importText')}
        value={text}
        maxLength={LONGEST}
        onChange={setText}
        testID="import-text"
      />
      {trouble !== '' && (
        <Text tone="danger" testID="import-trouble">
          {trouble}
        </Text>
      )}
      <Button
        kind="secondary"
        label={t('ui:saves.importFile')}
        onPress={choose}
        wide
        testID="import-file"
      />
    </Sheet>
  );
}
