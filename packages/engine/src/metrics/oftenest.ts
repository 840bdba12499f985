import { plural } from '@norteia/contracts/format'
import { join } from '#src/facts/fact-book.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Frame } from './frame.ts'
import { isDeposit } from './names.ts'
import { frameAlone, type Reading } from './question.ts'
import { type QuestionContext, readParts } from './reading.ts'
import { clipped, plainText, type Told } from './told.ts'
import { spelledPlain } from './typed.ts'

/** Who paid or was paid most often: counted, not summed. */

const OFTEN =
  /^(.*\b(?:quem|qua(?:l|is) (?:[a-z]+ ){0,3}?(?:clientes?|fornecedor(?:es)?|empresas?|pessoas?))\b.*?) (?:(mais|menos) vezes|com (mais|menos) frequencia)\b(.*)$/
const VERB =
  /\b((?:me )?(?:comprou|compra|pagou|paga|recebeu|recebe|veio|vem|vendeu|vende|depositou|paguei|comprei|apareceu))\b/

/** 'quem comprou mais vezes esse ano'; undefined: it is no such question. */
export function oftenest(question: string, context: QuestionContext): Reading | undefined {
  const found = OFTEN.exec(spelledPlain(question))
  if (!found || !VERB.test(`${found[1]} ${found[4]}`)) return undefined
  const said = `${found[1]}${found[4]}`.replace(VERB, `${found[2] ?? found[3]} $1`)
  const parts = readParts(said, context)
  const reading = parts && frameAlone(parts, context)
  if (reading?.kind !== 'frame' || reading.frame.dimensao !== 'contraparte' || reading.frame.maiores === null)
    return undefined
  return { ...reading, frame: { ...reading.frame, contagem: 'lancamentos' } }
}

export const isOftenest = ({ contagem, dimensao, maiores }: Frame): boolean =>
  contagem === 'lancamentos' && dimensao === 'contraparte' && maiores !== null

const MOST_BESIDE = 3
const DONE: Readonly<Record<string, string>> = {
  ...{ clientes: 'pagou a você', entradas: 'pagou a você' },
  ...{ fornecedores: 'recebeu de você', saidas: 'recebeu de você', contas: 'recebeu de você' },
}
export function oftenestReply(told: Told, { frame, figures }: Answerable): Reply {
  const days = frame.periodo!
  const named = figures.parties.filter(({ nome }) => !isDeposit(nome))
  const [first, ...others] = named.map(({ nome, valor }) =>
    told.fact(clipped(nome), 0, days, { valor, unidade: 'lançamentos' }),
  )
  if (!first)
    return { sentences: [join(['Ninguém aparece pelo nome ', told.when(days), '.'])], valor: null, linhas: [] }
  const alike = others.filter(({ valor }) => valor === first.valor)
  const after = others
    .filter((fact) => !alike.includes(fact))
    .slice(0, MOST_BESIDE)
    .map((fact) => join([plainText(`${fact.rotulo} (`), told.count(fact), ')']))
  const least = frame.menores ? 'menos' : 'mais'
  return {
    sentences: [
      join([
        `Quem ${least} vezes ${DONE[frame.metrica] ?? 'aparece'} `,
        told.when(days),
        plainText(` foi ${first.rotulo}: `),
        told.count(first),
        ` ${plural(Number(first.valor), 'pagamento').replace(/^\S+ /, '')}.`,
      ]),
      ...(alike.length === 0
        ? []
        : [join(['O mesmo número: ', told.list(alike.slice(0, MOST_BESIDE).map(({ rotulo }) => rotulo)), '.'])]),
      ...(after.length === 0 ? [] : [join(['Depois: ', join(after, ', '), '.'])]),
    ],
    valor: first,
    linhas: [first, ...others].map((fact) => told.row(fact)),
  }
}
