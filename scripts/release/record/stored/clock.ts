/** Time that passes only when somebody says so; everything due runs at once. */
export function handClock() {
  let time = 0;
  let jobs: { readonly at: number; readonly run: () => void }[] = [];
  const clock = {
    now: () => time,
    later(run: () => void, milliseconds: number) {
      const job = { at: time + milliseconds, run };
      jobs.push(job);
      return () => {
        jobs = jobs.filter((it) => it !== job);
      };
    },
  };
  /** To the next job, if there is one. */
  function pass(): void {
    const next = jobs.reduce<(typeof jobs)[number] | undefined>(
      (first, job) => (first === undefined || job.at < first.at ? job : first),
      undefined,
    );
    if (next === undefined) return;
    jobs = jobs.filter((it) => it !== next);
    time = Math.max(time, next.at);
    next.run();
  }
  return { clock, pass };
}
