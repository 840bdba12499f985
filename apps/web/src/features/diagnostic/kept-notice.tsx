import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

/** The form begins with what was typed on this device before. */
export function KeptNotice({ onDrop }: { onDrop: () => void }) {
  return (
    <Banner tone="info">
      Recuperamos o que você já tinha respondido neste aparelho.{' '}
      <Button variant="ghost" size="sm" onClick={onDrop}>
        Começar de novo
      </Button>
    </Banner>
  )
}
