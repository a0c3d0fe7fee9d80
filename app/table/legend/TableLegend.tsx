import { useEffect, useRef } from 'react';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { addDescriber, closeLegend, renewLegend } from '#app/ui/legend/legend';
import { useHelp } from '#i18n/react';
import { legendText } from './legendText';

/** Provides the legend's texts while the table is mounted. Renders nothing. */
export function TableLegend() {
  const scene = { model: useTable(), choosing: useChoosing(), help: useHelp() };
  const last = useRef(scene);
  useEffect(() => {
    last.current = scene;
    renewLegend();
  });
  useEffect(() => {
    const remove = addDescriber((name) => legendText(name, last.current));
    return () => {
      remove();
      closeLegend();
    };
  }, []);
  return null;
}
