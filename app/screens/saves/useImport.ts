import { useState } from 'react';
import { gameTitle } from '#app/screens/shared/gameNames';
import { pickFile } from '#app/screens/shared/sharing';
import { useServices } from '#app/services/services';
import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import type { Archive } from '#session/saves/archive';
import type { NotationError } from '#session/saves/notation';
import { parseImport } from '#session/saves/parseImport';
import { summaryOf } from '#session/saves/summary';

/** Imports a text. A game is stored immediately; an archive is shown first. */
export function useImport(onDone: () => void) {
  const t = useT();
  const { saves } = useServices();
  const { show } = useToast();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const [copy, setCopy] = useState<Archive | null>(null);

  const errorText = ({ reason, line }: NotationError) =>
    t(`ui:saves.importFault.${reason}`, { line: line ?? '' });
  const finish = (message: string) => {
    setText('');
    setTrouble('');
    setCopy(null);
    onDone();
    show({ message });
  };
  const keep = (game: LocalGame) =>
    saves.save(game).then(
      () => finish(t('ui:saves.imported', { name: gameTitle(t, summaryOf(game)) })),
      () => setTrouble(t('ui:saves.notSaved')),
    );
  const take = (given: string) => {
    if (given.trim() === '') {
      setTrouble(t('ui:saves.importEmpty'));
      return;
    }
    const read = parseImport(given, Date.now());
    setTrouble(read.ok ? '' : errorText(read.error));
    if (!read.ok) return;
    if ('archive' in read.value) setCopy(read.value.archive);
    else void keep(read.value.game);
  };
  const choose = () => {
    pickFile().then(
      (given) => (given === null ? undefined : take(given)),
      () => setTrouble(errorText({ reason: 'damaged' })),
    );
  };
  return { text, setText, trouble, copy, dropCopy: () => setCopy(null), take, choose, finish };
}
