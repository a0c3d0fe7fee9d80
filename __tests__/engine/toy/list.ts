import { base } from '#engine/modules/base/module';
import type { GameModule } from '#engine/modules/base/rules';
import { newBuildings } from '#engine/modules/newBuildings/module';
import { nobles } from '#engine/modules/nobles/module';
import { toy } from './module';

/** The toy is in the middle, so that all later things have other numbers than without it. */
export const ROOT = base;
export const MODULES: readonly GameModule[] = [toy, newBuildings, nobles];
