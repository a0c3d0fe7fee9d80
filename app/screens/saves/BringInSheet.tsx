import { useState } from 'react';
import { useT } from '../../../src/i18n/react';
import type { Archive } from '../../../src/session/saves/archive';
import { type Brought, readBrought } from '../../../src/session/saves/bringIn';
import { summaryOf } from '../../../src/session/saves/summary';
import { useServices } from '../../navigation/services';
import { Button } from '../../ui/Button';
import { Sheet, type SheetHandle } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { useToast } from '../../ui/Toast';
import { useAnnounced } from '../../ui/useAnnounced';
import { Field } from '../shared/Field';
import { gameTitle } from '../shared/gameNames';
import { canPickFiles, pickFile } from '../shared/outside';
import { CopySheet } from './CopySheet';

type BringInSheetProps = SheetHandle & Readonly<{ onBrought?: () => void }>;

/** More than any copy; a field without an end would take everything. */
const LONGEST = 20_000_000;

function useFaultText(): (brought: Brought) => string {
  const t = useT();
  return (brought) =>
    'fault' in brought
      ? t(`ui:saves.bringInFault.${brought.fault}`, { line: brought.line ?? '' })
      : '';
}

/** Takes in a game or a copy of everything, from a text or a file. What is wrong with it is said. */
export function BringInSheet({ open, onClose, onBrought }: BringInSheetProps) {
  const t = useT();
  const { saves } = useServices();
  const toast = useToast();
  const faultText = useFaultText();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const [copy, setCopy] = useState<Archive | null>(null);
  useAnnounced(trouble);

  const done = (message: string) => {
    setText('');
    setTrouble('');
    setCopy(null);
    onClose();
    onBrought?.();
    toast.show({ message });
  };
  const take = async (given: string) => {
    if (given.trim() === '') return setTrouble(t('ui:saves.bringInEmpty'));
    const brought = readBrought(given, Date.now());
    setTrouble(faultText(brought));
    if ('archive' in brought) setCopy(brought.archive);
    if (!('game' in brought)) return;
    const { game } = brought;
    await saves.save(game).then(
      () => done(t('ui:saves.broughtIn', { name: gameTitle(t, summaryOf(game)) })),
      () => setTrouble(t('ui:saves.notSaved')),
    );
  };
  const choose = () =>
    pickFile().then(
      (given) => (given === null ? undefined : take(given)),
      () => setTrouble(faultText({ fault: 'damaged' })),
    );
  if (copy !== null) {
    return <CopySheet copy={copy} open={open} onClose={() => setCopy(null)} onDone={done} />;
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('ui:saves.bringIn')}
      footer={
        <Button
          label={t('ui:saves.bringInDo')}
          onPress={() => void take(text)}
          wide
          testID="bring-in-do"
        />
      }
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
      {canPickFiles && (
        <Button
          kind="secondary"
          label={t('ui:saves.bringInFile')}
          onPress={() => void choose()}
          wide
          testID="bring-in-file"
        />
      )}
    </Sheet>
  );
}
