/** The warnings of the referee's logger, which keeps the console that it finds at its import. */
export const warnings: string[] = [];

jest.spyOn(console, 'warn').mockImplementation((...words) => {
  warnings.push(words.join(' '));
});
