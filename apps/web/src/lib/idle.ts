/** Resolves when the browser has nothing else to do, at the latest after `patience` milliseconds. */
export const whenIdle = (patience: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve)
  })
