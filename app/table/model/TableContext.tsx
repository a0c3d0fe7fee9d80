import { createContext, type ReactNode, useContext } from 'react';
import type { Choosing, OpenSheet, TableModel } from './tableModel';

/**
 * Three contexts, because they change at different times: the table with every action, what is
 * being chosen with every tap, and what lies over it when something is opened or closed.
 */
const TableContext = createContext<TableModel | null>(null);
const ChoosingContext = createContext<Choosing>({
  draft: null,
  pickedGood: null,
  note: null,
});
const SheetContext = createContext<OpenSheet | null>(null);

type TableProviderProps = Readonly<{
  model: TableModel;
  choosing: Choosing;
  sheet: OpenSheet | null;
  children: ReactNode;
}>;

export function TableProvider({ model, choosing, sheet, children }: TableProviderProps) {
  return (
    <TableContext.Provider value={model}>
      <ChoosingContext.Provider value={choosing}>
        <SheetContext.Provider value={sheet}>{children}</SheetContext.Provider>
      </ChoosingContext.Provider>
    </TableContext.Provider>
  );
}

/** Only parts of a table ask this, so there always is one. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('a part of the table was rendered without a table');
  return model;
}

export function useChoosing(): Choosing {
  return useContext(ChoosingContext);
}

export function useOpenSheet(): OpenSheet | null {
  return useContext(SheetContext);
}
