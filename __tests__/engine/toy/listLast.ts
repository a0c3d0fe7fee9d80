import { base } from '#engine/modules/base/module';
import type { GameModule } from '#engine/modules/base/rules';
import { newBuildings } from '#engine/modules/newBuildings/module';
import { nobles } from '#engine/modules/nobles/module';
import { toy } from './module';

/** The same modules in another order: names stay the same, numbers do not. */
export const ROOT = base;
export const MODULES: readonly GameModule[] = [nobles, newBuildings, toy];
