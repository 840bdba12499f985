import { type Spoken, spokenIn } from '#src/measures/derived/spoken.ts'
import type { Period, Role, RoleNumber } from '#src/measures/roles/roles.ts'
import type { Said, Scene } from '#src/reading/scene.ts'

/** From this share on a role is sure: below it a number is used by no way. */
export const SURE = 0.8

/** A number of her challenge with what it stands for, as both readers of numbers find it. */
export interface Held {
  role: Role
  period: Period
  sure: boolean
  said: Said
  at: Spoken
}

const RATE = /^p_/
const COUNTED: ReadonlySet<Role> = new Set([
  'quantidade',
  'quantidade_antes',
  'quantidade_pedido',
  'quantidade_nova',
  'clientes',
  'clientes_antes',
  'clientes_perdidos',
  'pessoas',
  'faltas',
  'capacidade',
  'estoque_qtd',
  'parcelas',
])
/** Of hours, days or months, or none of a sum. */
const OF_TIME: ReadonlySet<Role> = new Set(['horas', 'dias', 'prazo', 'vida', 'tempo', 'data', 'medida', 'outro'])

/** Whether what a number is written as can be what it is said to stand for. */
function fits(role: Role, kind: Said['kind']): boolean {
  if (OF_TIME.has(role)) return true
  if (RATE.test(role)) return kind === 'P'
  return COUNTED.has(role) ? kind === 'N' : kind === 'R' || kind === 'N'
}

const COSTS = /^(?:custo_|parcela|investimento|retirada)/
const CLOSE = 25
/** Of these, 'cada' says that there are several. */
const ALONE = /^(?:custo_mes|custo_novo|custo_uma_vez|parcela|investimento|retirada)/
const EACH = /^ ?(?:reais |por mes |mensais )*cada\b/

/** 'São dois a 120 cada': how many of them there are is no number of the roles. */
function isOneOfSeveral({ said, before, after, place, sentence }: Spoken, all: readonly Spoken[]): boolean {
  const one = all.find((other) => other.place === place - 1 && other.sentence === sentence)
  return (
    EACH.test(after) &&
    one !== undefined &&
    one.said !== said &&
    one.said.kind === 'N' &&
    one.value >= 2 &&
    one.value <= 20 &&
    before.length <= CLOSE
  )
}

/** Less than a cent counts where thousands are sold, and isn't shown. */
const isInCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) / 1_000

/** Her numbers with their roles; a number that only one of the two readers finds is left out, and `whole` says so. */
export function heldIn(scene: Scene, roles: readonly RoleNumber[]): { all: readonly Held[]; whole: boolean } {
  const spoken = spokenIn(scene).filter(({ field }) => field === 'main_challenge')
  const all: Held[] = []
  let from = 0
  let missed = 0
  for (const { value, role, period, share } of roles) {
    const place = spoken.findIndex(
      ({ said }, at) => at >= from && !said.range && (isNear(said.written, value) || isNear(said.value, value)),
    )
    if (place < 0) {
      missed++
      continue
    }
    const at = spoken[place]!
    const sure = share >= SURE && fits(role, at.said.kind) && isInCents(at.said.value)
    all.push({ role, period, sure, said: at.said, at })
    from = place + 1
  }
  const taken = new Set(all.map(({ said }) => said))
  const open = spoken.filter(({ said }) => !taken.has(said))
  for (const one of all)
    if ((ALONE.test(one.role) && EACH.test(one.at.after)) || (COSTS.test(one.role) && isOneOfSeveral(one.at, open)))
      one.sure = false
  return { all, whole: missed === 0 }
}
