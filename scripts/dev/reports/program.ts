import { closeReport, openReports, reportLine } from './reports';

/** Started by main.ts, in the folder of the referee's packages. */
async function main([close, remove]: readonly string[]): Promise<void> {
  if (close) await closeReport(close, remove === 'remove');
  const reports = await openReports();
  for (const report of reports) console.log(reportLine(report));
  console.log(`${reports.length} open reports`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
