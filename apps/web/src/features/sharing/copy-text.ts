import type { Toasts } from '#src/ui/overlays/toast.tsx'

/** Puts a text on the clipboard and says so; where that isn't allowed, says what to do instead. */
export async function copyText(text: string, toast: Toasts, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('Não foi possível copiar. Selecione o texto e copie você mesmo.')
  }
}
