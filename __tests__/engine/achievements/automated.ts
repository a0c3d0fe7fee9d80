import { EMPTY_MODULE } from '../../../src/engine/core/module';
import { achievements } from '../../../src/engine/modules/achievements/module';
import { standardBoard } from '../../../src/engine/modules/base/boards/standard';
import { base } from '../../../src/engine/modules/base/module';
import type { GameModule } from '../../../src/engine/modules/base/rules';

/** A kind of seat that counts as automated; the test plays for it. */
const robots: GameModule = {
  ...EMPTY_MODULE,
  name: 'robots',
  isExpansion: false,
  seatKinds: ['robot'],
  buildings: [],
  roles: [],
  parts: () => ({ boards: { robot: { ...standardBoard, isAutomated: true } } }),
};

export const ROOT = base;
export const MODULES: readonly GameModule[] = [robots, achievements];
