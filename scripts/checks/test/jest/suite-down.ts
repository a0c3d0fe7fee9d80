import { stopServices } from '#scripts/lib/processes';

export default async function suiteDown(): Promise<void> {
  await stopServices();
}
