import nativeUp from './native-up';
import suiteUp from './suite-up';

export default async function nativeOnlineUp(): Promise<void> {
  await nativeUp();
  await suiteUp();
}
