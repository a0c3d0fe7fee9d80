import {
  type Action,
  BUILDING_NAMES,
  type Building,
  decisionOf,
  type Good,
  Tile,
} from '../../../src/engine';
import { useChoosing, useTable } from '../model/TableContext';
import type { TableModel } from '../model/tableModel';
import { describe } from '../story/describe';
import { buildingName, tileName } from '../story/voice';

const ASKED = [
  'round',
  'place',
  'build',
  'privilegeGoods',
  'sell',
  'load',
  'store',
  'hacienda',
  'hospice',
  'university',
  'draft',
  'guesthouse',
  'huntingLodge',
  'royalSupplier',
  'landOffice',
] as const;

/** What the person at the table is asked, told, or waiting for. */
export function usePromptText(): string {
  const model = useTable();
  const { asked, table, voice, view, snapshot } = model;
  const { draft, pickedGood } = useChoosing();
  const { t } = voice;
  if (view.over) return t('game:prompt.over');
  if (snapshot.connection === 'offline' && snapshot.kind === 'online') {
    return t('game:prompt.offline');
  }
  if (snapshot.sending) return t('game:prompt.sending');
  if (asked === null) return waitingText(model);
  if (draft !== null && draft.type !== 'place') return describe(draft, table, asked, voice);
  return questionText(model, pickedGood);
}

function questionText(
  { decision, options, voice, table }: TableModel,
  pickedGood: Good | null,
): string {
  const { t } = voice;
  if (decision === 'load' && (pickedGood !== null || oneKind(options))) {
    return t('game:prompt.loadShip');
  }
  if (decision === 'sawmill') {
    const tile = decisionOf(table)?.subject as Tile;
    return t('game:prompt.sawmill', { tile: tileName(voice, tile) });
  }
  const known = ASKED.find((kind) => kind === decision);
  if (known) return t(`game:prompt.${known}`);
  if (decision === 'settle') {
    const quarry = options.some(
      (action) => action.type === 'takeTile' && action.tile === Tile.quarry,
    );
    return t(quarry ? 'game:prompt.settleQuarry' : 'game:prompt.settle');
  }
  const building = BUILDING_NAMES.indexOf(decision as (typeof BUILDING_NAMES)[number]);
  if (building < 0) return t('game:prompt.other');
  return t('game:prompt.offer', { building: buildingName(voice, building as Building) });
}

function waitingText({ snapshot, voice }: TableModel): string {
  const first = snapshot.waiting[0];
  if (first === undefined) return '';
  const name = voice.nameOf(first.seat);
  if (first.for === 'bot') return voice.t('game:prompt.waitBot', { name });
  return voice.t(first.for === 'away' ? 'game:prompt.waitAway' : 'game:prompt.waitPerson', {
    name,
  });
}

/** Whether all that can be loaded is of one kind: then it is picked already. */
function oneKind(options: readonly Action[]): boolean {
  const kinds = options.flatMap((action) =>
    action.type === 'load' || action.type === 'wharf' ? [action.good] : [],
  );
  return kinds.length > 0 && kinds.every((kind) => kind === kinds[0]);
}
