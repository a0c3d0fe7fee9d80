import { useCallback, useRef } from 'react';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { BuildingSheet } from './board/BuildingSheet';
import { RoleSheet } from './board/RoleSheet';
import { CardsSheet } from './cards/CardsSheet';
import { Board } from './decide/Focus';
import { GoalSheet } from './goals/GoalSheet';
import { KeysSheet } from './keys/KeysSheet';
import { LogSheet } from './log/LogSheet';
import { TableProvider, useChoosing, useCoverOfTable, useTable } from './model/TableContext';
import type { OpenSheet, Section } from './model/tableModel';
import { PlayerSheet } from './player/PlayerSheet';
import { ActionBoardSheet } from './puertoma/ActionBoardSheet';

/** The open sheet, if any. Its content is frozen while it slides out. */
export function TableSheets() {
  const now = { model: useTable(), choosing: useChoosing(), cover: useCoverOfTable() };
  const last = useRef(now);
  const isOpen = now.cover.kind !== 'none';
  if (isOpen) last.current = now;
  const { open } = now.model;
  const close = useCallback(() => open(null), [open]);
  if (now.cover.kind === 'none' && !now.cover.slidesOut) return null;
  const { cover } = last.current;
  if (cover.kind === 'none') return null;
  return (
    <TableProvider {...last.current}>
      <AnySheet sheet={cover} open={isOpen} onClose={close} />
    </TableProvider>
  );
}

function AnySheet({ sheet, ...handle }: SheetHandle & Readonly<{ sheet: OpenSheet }>) {
  switch (sheet.kind) {
    case 'player':
      return <PlayerSheet seat={sheet.seat} {...handle} />;
    case 'role':
      return <RoleSheet role={sheet.role} {...handle} />;
    case 'building':
      return <BuildingSheet building={sheet.building} {...handle} />;
    case 'actionBoard':
      return <ActionBoardSheet {...handle} />;
    case 'section':
      return <SectionSheet section={sheet.section} {...handle} />;
    case 'goal':
      return <GoalSheet card={sheet.card} {...handle} />;
    case 'cards':
      return <CardsSheet seat={sheet.seat} {...handle} />;
    case 'log':
      return <LogSheet {...handle} />;
    case 'keys':
      return <KeysSheet {...handle} />;
  }
}

function SectionSheet({ section, ...handle }: SheetHandle & Readonly<{ section: Section }>) {
  const { voice } = useTable();
  return (
    <Sheet {...handle} title={voice.t(`ui:table.section.${section}`)} testID="section-sheet">
      <Board section={section} />
    </Sheet>
  );
}
