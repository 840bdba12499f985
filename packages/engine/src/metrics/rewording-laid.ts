import { MONTHS } from './period-points.ts'

/** What is laid out, counted or set apart in few words: 'lista os fornecedores de maio com valor', 'mês de maior sobra'. */

const LIST =
  '(?:lista|listar|liste|mostra|mostre|relacao|relaciona)(?: (?:me|ai|d[eo]s?|[oa]s?|meus?|minhas?|noss[oa]s?))*'
const WITH_VALUE = '((?: [^ ,]+){0,4}?) ,? ?(?:com|e) (?:o |os |seus )?valor(?:es)?(?: de cada(?: um)?)?(?= )'
const CHANGES = '(?:cresc|subi|aument|cai|cair|diminu|baix|mud|mais|menos|melhor|pior|difere|compar|vari)'
const TIME = `(?:${MONTHS.join('|')}|es[st]e mes|es[st]a semana|mes passado|semana passada|es[st]e ano|ano passado)`

export const LAID_OUT: readonly (readonly [RegExp, string])[] = [
  [new RegExp(` ${LIST} fornecedor(?:es)?${WITH_VALUE}`), ' quais os 8 maiores fornecedores$1'],
  [new RegExp(` ${LIST} (?:clientes?|fregues(?:es)?)${WITH_VALUE}`), ' quais os 8 maiores clientes$1'],
  [/ (mes|semana) por \1(?= )/g, ' $1 a $1'],
  [/ dia (?:a|por) dia(?= )/g, ' por dia'],
  [/^ (?:o |a )?(mes|dia|semana) (?:de|com) (?:a |o )?(maior|menor|mais|menos)(?= )/, ' qual o $1 de $2'],
  [/ (?:o |a )?(mes|dia|semana) mais car[oa] ,? ?(?:de |em )(?:despesas?|gastos?)(?= )/, ' qual o $1 de maior despesa'],
  // The days from one to the other, where nothing is said to have changed.
  [new RegExp(`^(?!.* ${CHANGES})(.*) de ontem (?:pra|para|pro|ate|a) hoje(?= )`), '$1 ontem e hoje'],
  [/^ (?:os |meus )?(?:clientes|fregueses)((?: [^ ,]+){0,4}?) ,? ?(?:o )?numero $/, ' quantos clientes$1 '],
  [/^ (?:os |meus )?fornecedores((?: [^ ,]+){0,4}?) ,? ?(?:o )?numero $/, ' quantos fornecedores$1 '],
  // 'água mais energia dá quanto': both, and not what is most.
  [/ ([a-z]{3,}) mais (?:a |o )?([a-z]{3,}) (?:da|dao|deu|deram|fica) quanto(?= )/, ' somando $1 e $2 quanto'],
  // 'junho rendeu quanto': what came in, and no bank's yield.
  [
    new RegExp(
      `^(?!.* (?:poupanca|aplicac|cdb|investi|fundo|banco|conta|saldo))(.* ${TIME}) rendeu(?= (?:quanto|o que) )`,
    ),
    '$1 entrou',
  ],
]
