import { Skeleton } from '#src/ui/page/skeleton.tsx'

const CARDS = ['a', 'b', 'c', 'd'] as const

/** The shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div>
      <h1 className="sr-only">Painel da empresa</h1>
      <p role="status" className="sr-only">
        Carregando o painel da empresa...
      </p>
      <div className="mb-4 flex gap-2">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-6 w-32 rounded-full" />
      </div>
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-56" />
      <Skeleton className="mt-8 h-8 w-full max-w-3xl" />
      <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-36 rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-8 h-11 w-full" />
      <div className="mt-6 grid gap-6 xl:grid-cols-3">
        <Skeleton className="h-96 rounded-lg xl:col-span-2" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  )
}
