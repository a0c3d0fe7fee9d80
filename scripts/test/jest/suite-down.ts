import { stopServices } from '../../lib/processes';

export default async function suiteDown(): Promise<void> {
  await stopServices();
}
