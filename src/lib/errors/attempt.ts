/** Returns what a function returns, or `otherwise` when it throws, as blocked storage does. */
export function attempt<Result, Other>(run: () => Result, otherwise: Other): Result | Other {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
