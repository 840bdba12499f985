import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionEnd } from './session.ts'

/** Takes the browser to /login when a session ends, and forgets what the server told that user. */
export function SessionEnds() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(
    () =>
      onSessionEnd((end) => {
        queries.clear()
        if (window.location.pathname.startsWith('/login')) return
        void navigate('/login', { replace: end === 'expired' })
      }),
    [navigate, queries],
  )
  return null
}
