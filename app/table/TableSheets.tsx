import { Sheet } from '../ui/Sheet';
import { BuildingSheet } from './board/BuildingSheet';
import { RoleSheet } from './board/RoleSheet';
import { Board } from './decide/Focus';
import { useOpenSheet, useTable } from './model/TableContext';
import type { Section } from './model/tableModel';
import { PlayerSheet } from './player/PlayerSheet';
import { LogSheet } from './story/LogSheet';

/** Everything that can lie over the table, one at a time. */
export function TableSheets() {
  const { open } = useTable();
  const sheet = useOpenSheet();
  const close = () => open(null);
  return (
    <>
      <PlayerSheet seat={sheet?.kind === 'player' ? sheet.seat : null} onClose={close} />
      <RoleSheet role={sheet?.kind === 'role' ? sheet.role : null} onClose={close} />
      <BuildingSheet
        building={sheet?.kind === 'building' ? sheet.building : null}
        onClose={close}
      />
      <SectionSheet section={sheet?.kind === 'section' ? sheet.section : null} onClose={close} />
      <LogSheet open={sheet?.kind === 'log'} onClose={close} />
    </>
  );
}

type SectionSheetProps = Readonly<{ section: Section | null; onClose: () => void }>;

function SectionSheet({ section, onClose }: SectionSheetProps) {
  const { voice } = useTable();
  return (
    <Sheet
      open={section !== null}
      onClose={onClose}
      title={voice.t(`ui:table.section.${section ?? 'roles'}`)}
      testID="section-sheet"
    >
      {section !== null && <Board section={section} />}
    </Sheet>
  );
}
