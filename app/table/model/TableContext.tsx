import { createContext, useContext } from 'react';
import type { TableModel } from './tableModel';

const TableContext = createContext<TableModel | null>(null);

export const TableProvider = TableContext.Provider;

/** Only parts of a table ask this, so there always is one. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('a part of the table was rendered without a table');
  return model;
}
