import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <div role="status" className="border-b border-line bg-warning-soft print:hidden">
      <p className="mx-auto flex max-w-content items-center gap-3 px-4 py-2 text-sm sm:px-6">
        <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
        Você está sem internet. O que já está na tela continua aqui; o resto volta com a conexão.
      </p>
    </div>
  )
}
