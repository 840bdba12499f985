import { useEffect } from 'react'

/**
 * Stands beside the page, inside of its boundary: once this is there the page listens, and says so to `theme.js`, which
 * until then keeps forms from being sent by the browser, and to tests.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.app = 'awake'
  }, [])
  return null
}
