import { useLocation } from 'react-router'

/** The address that was typed on another page of the account; '' without one. It travels in the navigation's state. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''
}
