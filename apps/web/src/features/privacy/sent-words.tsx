import type { SentText } from '@norteia/contracts/privacy'

/** The very words that leave, or left. */
export function SentWords({ sent }: { sent: SentText }) {
  return (
    <div className="grid gap-4">
      <Block title="O que pedimos" text={sent.instructions} />
      <Block title="O que contamos da empresa" text={sent.prompt} />
    </div>
  )
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h4 className="mb-2 text-sm font-medium">{title}</h4>
      <pre className="rounded-md bg-sunken p-3 font-sans break-words whitespace-pre-wrap">{text}</pre>
    </section>
  )
}
