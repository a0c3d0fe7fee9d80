import { Art } from './drawing/Art';
import { SCENE_HEIGHT, SCENE_WIDTH, titleScene } from './titleScene';

/** The picture under the title on the home screen. */
export function Vignette({ width }: Readonly<{ width: number }>) {
  return (
    <Art
      drawing={titleScene}
      width={SCENE_WIDTH}
      height={SCENE_HEIGHT}
      size={(width * SCENE_HEIGHT) / SCENE_WIDTH}
    />
  );
}
