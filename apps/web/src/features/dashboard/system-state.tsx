import { useRealtime } from '#src/lib/realtime/socket.tsx'
import { Badge } from '#src/ui/page/badge.tsx'

/** Whether the system listens. It alone follows the connection: the page around it is large. */
export function SystemState() {
  const { online } = useRealtime()
  return (
    <Badge tone={online ? 'positive' : 'neutral'}>
      <Dot on={online} />
      {online ? 'Sistema online' : 'Sistema offline'}
    </Badge>
  )
}

export const Dot = ({ on }: { on: boolean }) => (
  <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2">
    <circle
      cx="4"
      cy="4"
      r={on ? 4 : 3}
      fill={on ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={on ? 0 : 1.5}
    />
  </svg>
)
