import { createContext, type ReactNode, useContext } from 'react';
import type { Choosing, Cover, TableModel } from './tableModel';

/**
 * There are three contexts, because they change at different times: the table with every action,
 * the choice with every tap, and the sheet when one is opened or closed.
 */
const TableContext = createContext<TableModel | null>(null);
const ChoosingContext = createContext<Choosing>({
  draft: null,
  pickedGood: null,
  note: null,
});
const CoverContext = createContext<Cover>({ kind: 'none', slidesOut: false });

type TableProviderProps = Readonly<{
  model: TableModel;
  choosing: Choosing;
  cover: Cover;
  children: ReactNode;
}>;

export function TableProvider({ model, choosing, cover, children }: TableProviderProps) {
  return (
    <TableContext.Provider value={model}>
      <ChoosingContext.Provider value={choosing}>
        <CoverContext.Provider value={cover}>{children}</CoverContext.Provider>
      </ChoosingContext.Provider>
    </TableContext.Provider>
  );
}

/** The table model. Must be used within a table. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('a part of the table was rendered without a table');
  return model;
}

export function useChoosing(): Choosing {
  return useContext(ChoosingContext);
}

export function useCoverOfTable(): Cover {
  return useContext(CoverContext);
}
