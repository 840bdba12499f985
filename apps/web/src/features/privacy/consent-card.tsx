import { formatDate, formatTime } from '@norteia/contracts/format'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#src/ui/page/card.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { heldQuery } from './privacy.queries.ts'

/** Which version of the terms was accepted, and when. The list beside it makes the same call and reports its failure. */
export function ConsentCard() {
  const { data, isError } = useQuery(heldQuery)
  if (isError) return null
  return (
    <Card title="Seu consentimento">
      {!data && <Skeleton className="h-12 w-full" />}
      {data?.consents.map(({ version, acceptedAt }) => (
        <p key={acceptedAt}>
          Você aceitou os <TextLink to="/termos">Termos de Uso</TextLink> e a{' '}
          <TextLink to="/privacidade">Política de Privacidade</TextLink>, versão{' '}
          <span className="figure">{version}</span>, em{' '}
          <time dateTime={acceptedAt} className="figure">
            {formatDate(acceptedAt)}, {formatTime(acceptedAt)}
          </time>
          .
        </p>
      ))}
      {data?.consents.length === 0 && <p className="text-muted">Não há um aceite registrado para esta conta.</p>}
    </Card>
  )
}
