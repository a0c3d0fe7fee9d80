import { EMPTY_MODULE } from '#engine/core/module';
import { achievements } from '#engine/modules/achievements/module';
import { standardBoard } from '#engine/modules/base/boards/standard';
import { base } from '#engine/modules/base/module';
import type { GameModule } from '#engine/modules/base/rules';

/** A kind of seat that counts as automated. The test plays for it. */
const robots: GameModule = {
  ...EMPTY_MODULE,
  name: 'robots',
  needs: ['base'],
  isExpansion: false,
  seatKinds: ['robot'],
  buildings: [],
  roles: [],
  parts: () => ({ boards: { robot: { ...standardBoard, isAutomated: true } } }),
};

export const ROOT = base;
export const MODULES: readonly GameModule[] = [robots, achievements];
