import { Field } from '#app/screens/shared/Field';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { useAnnounced } from '#app/ui/useAnnounced';
import { useT } from '#i18n/react';
import { CopySheet } from './CopySheet';
import { useBringIn } from './useBringIn';

type BringInSheetProps = SheetHandle & Readonly<{ onBrought?: () => void }>;

/** More than any copy; a field without an end would take everything. */
const LONGEST = 20_000_000;

/** Takes in a game or a copy of everything, from a text or a file. What is wrong with it is said. */
export function BringInSheet({ open, onClose, onBrought }: BringInSheetProps) {
  const t = useT();
  const { text, setText, trouble, copy, dropCopy, take, choose, finish } = useBringIn(() => {
    onClose();
    onBrought?.();
  });
  useAnnounced(trouble);
  if (copy !== null) {
    return <CopySheet copy={copy} open={open} onClose={dropCopy} onDone={finish} />;
  }
  const footer = (
    <Button label={t('ui:saves.bringInDo')} onPress={() => take(text)} wide testID="bring-in-do" />
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('ui:saves.bringIn')}
      footer={footer}
      testID="bring-in-sheet"
    >
      <Text>{t('ui:saves.bringInAbout')}</Text>
      <Field
        kind="pasted"
        label={t('ui:saves.bringInText')}
        value={text}
        maxLength={LONGEST}
        onChange={setText}
        testID="bring-in-text"
      />
      {trouble !== '' && (
        <Text tone="danger" testID="bring-in-trouble">
          {trouble}
        </Text>
      )}
      <Button
        kind="secondary"
        label={t('ui:saves.bringInFile')}
        onPress={choose}
        wide
        testID="bring-in-file"
      />
    </Sheet>
  );
}
