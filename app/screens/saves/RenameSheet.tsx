import { useEffect, useState } from 'react';
import { Field } from '#app/screens/shared/Field';
import { gameTitle } from '#app/screens/shared/gameNames';
import { Button } from '#app/ui/Button';
import { Sheet } from '#app/ui/Sheet';
import { useT } from '#i18n/react';
import type { GameSummary } from '#session/saves/summary';

const LONGEST_NAME = 40;

type RenameSheetProps = Readonly<{
  /** Null if the sheet is closed. */
  game: GameSummary | null;
  onRename: (name: string) => void;
  onClose: () => void;
}>;

export function RenameSheet({ game, onRename, onClose }: RenameSheetProps) {
  const t = useT();
  const [name, setName] = useState('');
  useEffect(() => setName(game?.name ?? ''), [game]);
  const save = () => onRename(name.trim());
  return (
    <Sheet
      open={game !== null}
      onClose={onClose}
      title={t('ui:saves.rename')}
      footer={<Button label={t('ui:saves.save')} onPress={save} wide testID="rename-save" />}
    >
      <Field
        kind="gameName"
        label={t('ui:saves.renameTitle')}
        value={name}
        placeholder={game ? gameTitle(t, { ...game, name: '' }) : ''}
        maxLength={LONGEST_NAME}
        onChange={setName}
        onDone={save}
        testID="rename-name"
      />
    </Sheet>
  );
}
