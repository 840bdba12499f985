import { useCallback, useEffect, useRef } from 'react'

/** Runs something later, unless the component is gone by then; a new call replaces the one before. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((milliseconds: number, work: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, milliseconds)
  }, [])
}
