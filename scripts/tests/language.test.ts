import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { objectTypes } from './object-types.ts'

const root = join(import.meta.dirname, '..', '..')

/** Names of the domain, as the wire has them. Names that both languages share, such as `total`, are in neither list. */
const PORTUGUESE = new Set(
  `categoria categorias valor valores nome ate de mes meses tipo descricao contraparte entradas saidas campo texto conta contas
  analise analises chave setor faturamento numero linha linhas periodo unidade acao acoes titulo banco saldo saldos ordem em detalhes
  funcionarios rotulo quantidade responsavel empresa resposta respostas sentido agencia conteudo minimo maximo papel apelido avisos
  regra hoje formato prazo previsto inicio fim receita frase fatos fato provado parcela parcelas desafio pergunta perguntas resultado
  alavancas arquivo novas repetidas grupo progresso versao dimensoes recusado recomendacoes referencias horas compra mensal equipe
  palavras vencimento repete futuras recusadas prova documento busca depois antes movimentos problema totais crescimento recomendacao
  senha metodo dados dono reserva semanas codigo dia dias estado medida pontos lacunas caixa nivel motivo margem passos passo
  investimento resumo cenario anterior assunto fatores itens recusa mediana lancamentos vezes proximo iguais relatorios filtros fonte
  orgao ano prioridade faixa abaixo acima digitado opcoes diferenca semana peso classificacao impacto esforco explicacao citacao
  tamanho estimado autor atrasada comentarios proposta plano soma situacao compromissos ocorrencias escopo tabela pessoa trecho`.split(
    /\s+/,
  ),
)
const ENGLISH = new Set(
  `name text value values title label fact facts company companies message status clock user type error key source rows result share
  content account accounts start end chart charts answer answers state index subject count size categories words weight first last score
  points entry question questions series month months plan fields step steps unit report faults provider segment address kept table chosen
  item items options reading rule rules dimension dimensions secret role instructions prompt frequency figures figure bytes problem signal
  input inputs layout tone confidence actions action hidden investment card settings cause version payload purpose analysis unread lines
  line description failed level place history insight held results position band weak numbers known sentence day challenge activity word
  reason event actor movements movement attempts tries outcome metric side period method device messages part example estimated impact
  strong amounts measure clause cents order balance column width height`.split(/\s+/),
)

const sources = execFileSync('git', ['ls-files', 'apps/*/src/**', 'packages/*/src/**'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/migrations\//.test(file) && existsSync(join(root, file)),
  )

const isMixed = (keys: readonly string[]) =>
  keys.some((key) => PORTUGUESE.has(key)) && keys.some((key) => ENGLISH.has(key))

test('the keys of a type are seen, whatever it is written as', () => {
  const source = `interface A { readonly nome: string; value?: number }
    type B = { ate: string }
    const C = z.strictObject({ text: z.string(), 'mes': z.object({ dia: z.number() }) })`
  const types = objectTypes('a.ts', source)
  expect(types).toEqual([['nome', 'value'], ['ate'], ['text', 'mes'], ['dia']])
  expect(types.map(isMixed)).toEqual([true, false, true, false])
})

test('a type is Portuguese or English: at most one in fourteen mixes both, most of them by the wire', () => {
  const types = sources.flatMap((file) =>
    objectTypes(file, readFileSync(join(root, file), 'utf8')).map((keys) => ({ file, keys })),
  )
  const mixed = types.filter(({ keys }) => isMixed(keys)).map(({ file, keys }) => `${file}: ${keys.join(', ')}`)
  expect(types.length).toBeGreaterThan(1_000)
  expect(mixed.length / types.length, mixed.join('\n')).toBeLessThan(1 / 14)
})
