/** What the referee's log says; it holds on to the console that it finds when it is loaded. */
export const warnings: string[] = [];

jest.spyOn(console, 'warn').mockImplementation((...said) => {
  warnings.push(said.join(' '));
});
