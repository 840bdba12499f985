import { Providers } from './providers.tsx'
import { AppRoutes } from './router.tsx'

/** Everything inside of the router, the same in the browser and in the prerender. */
export function App() {
  return (
    <Providers>
      <AppRoutes />
    </Providers>
  )
}
