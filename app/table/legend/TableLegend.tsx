import { useEffect, useRef } from 'react';
import { useHelp } from '../../../src/i18n/react';
import { addDescriber, closeLegend, renewLegend } from '../../ui/legend/legend';
import { useChoosing, useTable } from '../model/TableContext';
import { legendText } from './legendText';

/** Lends the legend its words for as long as the table is there; it shows nothing itself. */
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
