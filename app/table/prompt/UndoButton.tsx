import { Glyph } from '#app/art/Glyph';
import { useTable } from '#app/table/model/TableContext';
import { IconButton } from '#app/ui/IconButton';

/** Takes the last move back, or says why that is impossible. */
export function UndoButton({ onUndo }: Readonly<{ onUndo: () => void }>) {
  const { voice, snapshot, view, say } = useTable();
  const { t } = voice;
  const { canUndo, undoBarrier } = snapshot;
  if (canUndo) {
    return (
      <IconButton
        framed
        icon={<Glyph name="undo" size={20} />}
        label={t('ui:table.undo')}
        hint={t('ui:table.undoHint')}
        onPress={onUndo}
        testID="undo"
      />
    );
  }
  if (undoBarrier === null || view.over) return null;
  const reason = t(`ui:table.undoBarrier.${undoBarrier}`);
  return (
    <IconButton
      framed
      icon={<Glyph name="undo" size={20} tone="textMuted" />}
      label={t('ui:table.undo')}
      hint={reason}
      onPress={() => say(reason)}
      testID="no-undo"
    />
  );
}
