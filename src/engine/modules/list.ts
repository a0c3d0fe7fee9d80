import { achievements } from './achievements/module';
import { activities } from './activities/module';
import { base } from './base/module';
import type { GameModule } from './base/rules';
import { festival } from './festival/module';
import { newBuildings } from './newBuildings/module';
import { nobles } from './nobles/module';
import { puertoma } from './puertoma/module';
import { smuggler } from './smuggler/module';

/** The modules of this build, the root module first. A new module is added here. */
export const ROOT = base;
export const MODULES: readonly GameModule[] = [
  newBuildings,
  nobles,
  smuggler,
  festival,
  activities,
  achievements,
  puertoma,
];
