import { say } from '#src/facts/fact-book.ts'
import { money, round2 } from '#src/measures/measured.ts'
import { text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const WENT =
  '(?:sairam|saiu|perdi|perdemos|troquei|trocamos|pediram (?:as )?contas?|pediu (?:as )?contas?|foram embora|mandei embora|demiti|passaram)'
const STAFF =
  '(?:faxineir|funcionari|ajudante|auxiliar|vendedor|atendente|cozinheir|garco|motorista|operador|pedreir|servente|vigilante|porteir|tecnic|costureir|padeir|professor|instrutor|cuidador|recepcionista|motoboy|balconista|caixa|pessoa|gente|menina|moca|rapaz|colaborador|empregad)[a-z]*'
const EACH_CHANGE =
  '\\b(?:cada|uma) (?:troca|saida|contratacao|demissao|rescisao|substituicao|reposicao|nov[oa](?: [a-z]+)?|pessoa nova|que sai|um que sai|uma que sai)\\b~30\\b(?:custa|sai|fica|leva|da)(?: me| uns| umas| em| por| mais de)* @M'

/** 'Saíram 9 faxineiras este ano e cada troca me custa 1.300': what the changes of a year cost. */
export const turnover: Asked = (ask) => {
  const gone =
    ask.find(
      `\\b${WENT}(?: uns| umas| ja)? @N ${STAFF}~24\\b(?:(?:n?este|n?esse|no|por) ano|em um ano|no ultimo ano)\\b`,
      ['main_challenge'],
    ) ??
    ask.find(`\\b(?:n?este|n?esse|no ultimo) ano\\b~24\\b${WENT}(?: uns| umas| ja)? @N ${STAFF}`, ['main_challenge'])
  const each = ask.number([EACH_CHANGE], ['main_challenge'])
  const said = gone?.numbers[0]
  if (!said || !each || said === each || said.value < 2 || said.value > 200 || each.value < 50) return null
  const { own } = ask
  const [count, cost] = [ask.value('qtd', said, 'Quem saiu no ano'), ask.value('R$', each, 'Custo de cada troca')]
  const total = own.times(count, cost, 'O que as trocas custaram no ano', 'R$/ano')
  const wished = ask.number(['\\b(?:perder|no maximo|so|ate|trocar)(?: no maximo| so| ate)* @N'], ['future_goals'])
  const kept = wished && wished.value > 0 && wished.value < said.value ? wished.value : null
  const part = round2(((kept === null ? count.number / 2 : count.number - kept) * cost.number) / 12)
  return withAccount(
    own.sum(
      total,
      [count, cost],
      say`${t(count)} pessoas que saíram no ano × ${t(cost)} de cada troca = ${t(total)} por ano.`,
      ['custo_vaga', 'folha', 'receita_por_pessoa', 'sobra_mes', 'margem'],
      {
        value: part,
        formula: `(${t(count).text} − ${kept === null ? 'metade' : `${kept} da sua meta`}) × ${t(cost).text} ÷ 12 = ${money(part)}`,
        inputs: [total.fact],
        rotulo:
          kept === null
            ? 'trocas que deixam de acontecer, contando metade'
            : 'trocas que deixam de acontecer, pela sua meta',
        once: false,
      },
    ),
    say`${t(count)} × ${t(cost)} = ${t(total)} por ano`,
  )
}
