/** The warnings of the referee's logger, which captures the console when it is imported. */
export const warnings: string[] = [];

jest.spyOn(console, 'warn').mockImplementation((...words) => {
  warnings.push(words.join(' '));
});
