import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionEnd } from './session.ts'

/** Takes the browser to /login when a session ends. */
export function SessionEnds() {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (window.location.pathname.startsWith('/login')) return
        void navigate('/login', { replace: end === 'expired' })
      }),
    [navigate],
  )
  return null
}
