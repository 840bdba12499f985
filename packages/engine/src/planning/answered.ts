import { fold } from '#src/text/words.ts'
import { leaningOf } from '#src/verdicts/leaning.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

/** What the report has answered of her decision, as the plan needs it. */
export interface Answered {
  /** Whether a step only reckons what the report has reckoned, or does what it has just advised against. */
  settles: (title: string) => boolean
  /** Whether a step is how the answer is carried out. */
  carriesOut: (title: string) => boolean
}

export const NOTHING_ANSWERED: Answered = { settles: () => false, carriesOut: () => false }

/** Titles that hand back a sum which the answer to this decision has done. Folded. */
const RECKONED: Readonly<Record<string, RegExp>> = {
  sair_sociedade: /^calcule o que sobra sem ele/,
  aumentar_preco:
    /^calcule quantos clientes poderiam sair|^ache o aumento que so empata|^faca a conta de quantos poderiam sair/,
  segunda_loja: /^escreva a conta do lugar novo|^faca a conta da nova unidade|^some quanto custa abrir/,
  mudar_ponto: /^escreva a conta de ficar e a de mudar|^faca a conta de mudar contra a de ficar/,
  contratar: /^calcule o custo completo da vaga|^some quantos trabalhos a mais por mes pagam/,
  largar_cliente: /^faca a conta (?:da empresa sem o maior cliente|so desse cliente)/,
  cliente_grande:
    /^faca a conta de uma unidade nesse preco|^faca a conta (?:da empresa sem o maior cliente|so desse cliente|das tres saidas)/,
  sair_app: /^faca a conta de um pedido em cada caminho/,
  entrar_app: /^faca a conta de um pedido em cada caminho/,
  pedido_maior: /^faca a conta de uma unidade nesse preco/,
  maquina: /^some o que a compra traz|^escreva tudo o que o investimento traz/,
  baixar_preco: /^compare o que fica no preco de hoje e no preco dele/,
  comissao: /^refaca dez vendas recentes/,
  emprestimo: /^escreva tudo o que o investimento traz/,
  mais_horas: /^faca a conta so desse tempo/,
  fechar_unidade: /^faca a conta so desse tempo/,
  estoque_antes: /^ponha o desconto ao lado do que ele custa/,
}
/** Titles that do what a 'no' has advised against. Folded. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  contratar: /^contrate\b|^registre por experiencia/,
  emprestimo: /^leve a conta do emprestimo|^peca o emprestimo/,
  demitir: /^demita\b/,
  anunciar: /^anuncie\b|^teste um anuncio/,
  baixar_preco: /^iguale so|^acerte o preco so|^baixe o preco/,
  segunda_loja: /^peca carencia, aluguel em degraus|^negocie contrato com saida curta|^deixe pronto o manual/,
  mudar_ponto: /^visite o outro ponto|^pergunte aos clientes (?:de sempre )?se iriam|^some o que a mudanca pede/,
  maquina: /^negocie preco, entrada e prazo|^feche com quem vai usar o que sair/,
}
/** Titles that carry out a 'yes'. Folded. */
const CARRIED: Readonly<Record<string, RegExp>> = {
  contratar: /^registre por experiencia|^guarde dois meses do custo/,
  aumentar_preco: /^suba o preco, comecando hoje|^avise (?:os clientes|por escrito)/,
}

/** Titles that carry out everything else than a 'yes': what comes before, or another way. Folded. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  emprestimo: /^levante antes o dinheiro que ja e seu/,
  maquina: /^peca outro preco e prazo menor a quem faz isso/,
}

/** It asks her for what it lacks. */
const OPEN = /\bfalta (?:um numero|escrever)|\bfaca (?:a conta|antes)\b|^depende d|\bque sai da sua lista\b/

const answerOf = ({ text: { text } }: Verdict): string => fold(text.replace(/^“[^”]*”:\s*/, ''))

/** What the answer says where it has done the whole sum: what a post costs is half of it. Folded. */
const WHOLE: Readonly<Record<string, RegExp>> = {
  aumentar_preco:
    /\bmesmo saindo\b|\bpara ficar com o mesmo de quem\b|\bperder (?:mais de|ate)\b|\bo mes ja e o de hoje\b|\b(?:pode\w*|ate) (?:sair|perder)\b/,
  segunda_loja: /\bempat\w+/,
  mudar_ponto: /\ba mais (?:por mes|em vendas)\b/,
  contratar: /\bse paga com r\$ |\bpagos os r\$ /,
  maquina:
    /\bela poupa r\$|\bpag[oa]s? (?:os |as |a )?(?:r\$|parcela)|\ba mais em vendas\b|\ba parcela de r\$ [\d.,]+ pede\b|\bpor mes\b[^.]{0,40}\bparcela/,
  emprestimo: /\bela poupa r\$/,
  mais_horas: /\besse dia (?:nao )?se paga\b|\bpor (?:dia|mes)\b[^.]{0,40}\bfica/,
  fechar_unidade: /\bficam r\$ [\d.,]+[^.]*\b(?:saem|custa|gasta)/,
  estoque_antes: /\bmeses da sua compra\b/,
  baixar_preco: /\ba mais em vendas\b|\bseriam precisos\b/,
  sair_app: /\bso empata se\b|\bpor mes do aplicativo\b/,
  entrar_app: /\bso empata se\b|\bno aplicativo\b/,
  pedido_maior: /\b(?:deixa|faz faltar) r\$ [\d.,]+ por mes\b|\bde cada r\$ [\d.,]+ ficam r\$/,
}

/** Reais in the answer: it has done the sum. */
const isReckoned = (id: string, answer: string): boolean =>
  answer.includes('r$') && !OPEN.test(answer) && WHOLE[id]?.test(answer) !== false

/** What the answers to her decisions leave for the plan to do. */
export function answeredBy(verdicts: readonly Verdict[]): Answered {
  const settled: RegExp[] = []
  const carried: RegExp[] = []
  for (const verdict of verdicts) {
    const answer = answerOf(verdict)
    const add = (list: RegExp[], titles: RegExp | undefined) => titles && list.push(titles)
    if (isReckoned(verdict.id, answer)) add(settled, RECKONED[verdict.id])
    const leaning = leaningOf(verdict)
    if (leaning === 'no' || leaning === 'wait') add(settled, AGAINST[verdict.id])
    if (leaning === 'yes') add(carried, CARRIED[verdict.id])
    else if (leaning !== 'open') add(carried, INSTEAD[verdict.id])
  }
  if (settled.length === 0 && carried.length === 0) return NOTHING_ANSWERED
  const among = (list: readonly RegExp[]) => (title: string) => {
    const folded = fold(title)
    return list.some((titles) => titles.test(folded))
  }
  return { settles: among(settled), carriesOut: among(carried) }
}
