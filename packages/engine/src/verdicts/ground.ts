import { REFERENCES } from '#src/data/reference.data.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { loanOf, machine, yes } from './money.ts'
import { growthWhileLosing, partnerPrice, twoOffers } from './options.ts'
import type { Num, Wanted, Weighing } from './weighing.ts'

const PART: Wanted = { kinds: 'P', max: 100, away: 2 }
const MONEY: readonly Wanted[] = [
  {
    kinds: 'R',
    min: 500,
    away: 2,
    not: /\b(?:fatur|aluguel|parcela|sobra|por mes|ao mes|salario|diaria|tira|pro labore)/,
  },
]

export function partnerIn(w: Weighing): Text {
  const part = w.said('%', 'Parte pedida', PART)
  const sum = w.said('R$', 'Dinheiro oferecido', ...MONEY)
  const { left } = w
  const paper = 'Antes, ponham no papel quem faz o quê, quanto cada um tira e como se sai'
  if (part && sum) {
    const whole = w.make(
      'R$',
      'Valor que a oferta dá à empresa',
      reais((sum.value / part.value) * 100),
      `${sum.text} ÷ ${part.text}`,
      [sum, part],
    )
    if (left && left.value > 0) {
      const gives = w.make(
        'R$/mês',
        'O que a parte dele levaria por mês',
        reais((left.value * part.value) / 100),
        `${part.text} × ${left.text}`,
        [part, left],
      )
      const months = w.monthsOf(sum, gives, 'Meses em que ele recebe de volta')
      return say`${months.value < 24 ? 'Não por esse valor' : 'Só com acordo escrito'}. ${sum} por ${part} avaliam tudo em ${whole}; do que sobra hoje a parte dele levaria ${gives} por mês${months.value <= 120 ? say`, e em ${months} ele teria tudo de volta` : ''}, e a parte fica para sempre. ${paper}; se é só dinheiro que falta, compare com a parcela de um empréstimo.`
    }
    return say`Só com acordo escrito. ${sum} por ${part} avaliam tudo em ${whole}: venda a parte só se esse valor paga os anos que você pôs ali. ${paper}; se é só dinheiro que falta, um empréstimo acaba um dia, sócio não.`
  }
  if (part && left && left.value > 0) {
    const gives = w.make(
      'R$/mês',
      'O que a parte dele levaria por mês',
      reais((left.value * part.value) / 100),
      `${part.text} × ${left.text}`,
      [part, left],
    )
    return say`Só se ele trouxer mais do que leva. ${part} do que sobra hoje são ${gives} por mês, para sempre: peça em dinheiro ou em vendas pelo menos isso. ${paper}, e façam três meses de teste sem mexer no contrato.`
  }
  return say`Só se ele trouxer o que você não consegue comprar: clientes, técnica ou tempo. ${left && left.value > 0 ? say`Metade do que sobra hoje seriam ${w.room!} por mês, para sempre: é o preço da sociedade` : 'A conta: a parte dele, vezes o que sobra por mês, é o preço da sociedade, para sempre'}. ${paper}, e façam três meses de teste sem mexer no contrato.`
}

export function partnerOut(w: Weighing): Text {
  const { left } = w
  const draw = w.group('retirada')
  // What the owners take is what a part is paid from.
  const before =
    left && draw
      ? w.make(
          'R$/mês',
          'O que sobra antes das retiradas',
          round2(left.value + draw.value),
          `${left.text} + ${draw.text}`,
          [left, draw],
        )
      : left
  const priced = before && before.value > 0 ? partnerPrice(w, before) : null
  if (priced) return priced
  const sum = w.said('R$', 'Valor em questão', ...MONEY)
  const end =
    'Peçam ao contador o balanço de hoje, ofereçam um ao outro o mesmo preço de compra e de venda, e assinem com advogado'
  if (before && before.value > 0) {
    const half = w.over(before, 2, 'R$/mês', 'Metade do que sobra')
    const months = sum && w.monthsOf(sum, half, 'Meses de metade da sobra')
    const short =
      left && left.value < 0 ? say` Com as retiradas de hoje já faltam ${left} por mês: acertem isso primeiro.` : say``
    return say`Só pela conta, e não pela briga. ${draw ? say`Antes das retiradas sobram` : say`Sobram`} ${before} por mês, e metade são ${half}${months ? say`: ${sum} são ${months} dela` : ''}; quem compra a parte precisa pagar com isso, em parcelas, sem parar o negócio.${short} ${end}.`
  }
  return say`Só pela conta, e não pela briga. ${left ? say`Hoje faltam ${left} por mês, e uma parte disso vale pouco: quem fica assume também as dívidas` : 'O valor da parte parte do que sobra por mês, o número que falta aqui'}. ${end}.`
}

const OFFER: readonly Wanted[] = [
  {
    kinds: 'R',
    min: 2_000,
    away: 2,
    before: /\b(?:ofere[a-z]+|propos|por|pagam|da[o]?|vale|pedindo)\b[^,]{0,26} $/,
    not: /\b(?:fatur|aluguel|parcela|por mes|divida|devo)/,
  },
]

const HEIRS = /\b(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|genro|nora|assumir|suced[a-z]+|herdeir[oa]s?)\b/

/** Somebody buys it, or she thinks of who would. */
const SOLD =
  /\b(?:vend(?:er|o|a)|repass[a-z]+|pass(?:ar|o) (?:o ponto|adiante|pra frente)|compr(?:ar|e|em|ador[a-z]*)|proposta|oferec[a-z]+|oferta|comprando)\b/
/** 'Fechar esses quatro meses' */
const FEW_MONTHS =
  /\bfech[a-z]+\b[^.;]{0,30}\b(?:(?:n?ess?es|n?estes|por|uns) (?:\d{1,2} |dois |tres |quatro |cinco |seis )?mes(?:es)?\b|na baixa|no inverno|na entressafra|fora da temporada)|\b(?:na baixa|no inverno|na entressafra)\b[^.;]{0,60}\bfech[a-z]+/

export function sellOrStop(w: Weighing): Text {
  const offers = twoOffers(w)
  if (offers) return offers
  // Who has somebody to hand it to sells nothing.
  if (HEIRS.test(`${fold(w.sources.reading.form.main_challenge)} ${w.around}`) && !/\bvend(?:er|o)\b/.test(w.around))
    return say`Sim, mas passando aos poucos, e não de uma vez. Escreva com quem vem depois de você três partes da empresa e a data em que cada uma muda de mão; em cada parte ele decide sozinho por um mês, dentro de um limite de gasto combinado, e vocês olham o resultado juntos. Só saia do dia a dia depois de três meses seguidos assim, e combine no papel, com contador e advogado, quanto você recebe.`
  if (FEW_MONTHS.test(fold(w.sources.reading.form.main_challenge)))
    return say`Só se de portas fechadas custar menos. Ponha lado a lado, para esses meses, o que cada venda deixa depois do que vem com ela e o que você deixaria mesmo de pagar fechado: aluguel, parcela e quem é registrado continuam. Entre os dois há o meio: menos dias, férias e folgas da equipe nesses meses, e uma parte do mês forte guardada para eles.`
  const offer = w.said('R$', 'Oferta', ...OFFER)
  const { left, breakEven, revenue } = w
  if (left && left.value < 0) {
    const year = w.times(left, 12, 'R$', 'O que falta em um ano')
    return say`Dê um prazo de três meses, não mais. Hoje faltam ${left} por mês, ${year} em um ano${breakEven && revenue ? say`; para empatar precisa vender ${breakEven}, e vende ${revenue}` : ''}. ${offer ? say`Uma oferta de ${offer} hoje vale mais do que a mesma daqui a um ano de falta` : 'Escolha agora o número que decide e a data'}: se a falta não cair pela metade até lá, venda ou encerre em ordem, sem pôr mais dinheiro da casa.`
  }
  if (left && left.value > 0) {
    if (offer) {
      const months = w.monthsOf(offer, left, 'Meses de sobra que a oferta compra')
      return say`${months.value < 24 ? 'Não por esse preço' : 'Pode, se é o que você quer'}. Os ${offer} são ${months} do que sobra hoje (${left} por mês): depois disso, quem comprou ganha e você não. Conte também a sua retirada, as dívidas e o estoque, peça parte à vista e não entregue antes de receber.`
    }
    if (!SOLD.test(fold(w.sources.reading.form.main_challenge)))
      return say`Não pela conta de hoje: o mês ainda deixa ${left}. Antes de parar, escolha a despesa ou o preço que mais pesa, mude só isso e marque uma data: se em três meses a sobra não subir, pare em ordem, sem dívida nova. Se é cansaço, teste um mês com alguém no seu lugar, pago por essa sobra.`
    return say`Não pela conta: sobram ${left} por mês, e quem compra paga por isso. Se é cansaço, teste antes um mês com alguém no seu lugar, pago por essa sobra. Se quer vender, junte doze meses de números e faça andar sem você: é o que aumenta o preço.`
  }
  return say`Ainda não decida no cansaço: falta o número que decide, o que sobra num mês comum depois de pagar tudo, também a sua retirada. Se sobra, isso se vende e tem preço; se falta, dê três meses com uma meta escrita e depois encerre em ordem. Não ponha mais dinheiro da casa antes dessa conta.`
}

const LIMIT_ID = 'limite.mei'
const NEAR_LIMIT = 0.85

export function leaveMei(w: Weighing): Text {
  const { revenue } = w
  if (/\blucro (?:presumido|real)|regime\b/.test(w.around) && !/\bmei\b/.test(w.around))
    return say`Só com a simulação do contador na mão, nos dois regimes, sobre os últimos doze meses. ${revenue ? say`Com ${revenue} por mês, o que decide é o peso da folha e da margem` : 'O que decide é o peso da folha e da margem'}: peça o imposto total de cada um, com INSS. Troca de regime se faz em janeiro.`
  if (!revenue)
    return say`A conta decide: some o que vendeu no ano e compare com o limite do MEI, e veja quantos empregados tem, que pode ser um só. Passou de um dos dois, mude já; perto, prepare com o contador. Parar de emitir nota não resolve: o banco e a maquininha mostram a venda.`
  const limit = w.known(benchmarkFact(LIMIT_ID), 'R$')
  const year = w.make('R$', 'Vendas de um ano no ritmo de hoje', round2(revenue.value * 12), `12 × ${revenue.text}`, [
    revenue,
  ])
  const edge = w.known(benchmarkFact('limite.mei.tolerancia'), 'R$')
  const people = w.sources.reading.people?.value ?? 1
  const contract = CONTRACT.test(fold(w.sources.reading.form.main_challenge ?? ''))
    ? w.said('R$/mês', 'O que o contrato traz por mês', ...OF_CONTRACT)
    : null
  if (contract) return contractNearCap(w, contract, year, limit, edge)
  if (year.value > REFERENCES[LIMIT_ID].valor)
    return say`Sim, e já. No ritmo de hoje o ano fecha em ${year}, e o limite do MEI é de ${limit}${year.value > edge.value ? say`: acima de ${edge} o imposto novo vale desde janeiro` : ''}. Peça ao contador a conta do Simples no seu anexo e ponha esse imposto no preço antes da virada; parar de emitir nota não resolve, porque o banco e a maquininha mostram a venda.`
  if (people > 2)
    return say`Sim, pelo número de pessoas: o MEI só pode ter um empregado registrado. A venda de ${year} por ano caberia no limite de ${limit}. Peça ao contador a conta do Simples no seu anexo e ponha esse imposto no preço antes da virada.`
  if (year.value > REFERENCES[LIMIT_ID].valor * NEAR_LIMIT)
    return say`Prepare agora e mude na virada do ano. No ritmo de hoje o ano fecha em ${year}, perto do limite de ${limit}. Peça ao contador a conta do Simples no seu anexo, e vá pondo esse imposto no preço; não pare de emitir nota.`
  return say`Ainda não. No ritmo de hoje o ano fecha em ${year}, e o limite do MEI é de ${limit}. Mude quando passar de um empregado, quando um cliente exigir, ou quando o ano se aproximar do limite; até lá, anote a venda de cada mês.`
}

const CONTRACT =
  /\bcontrato\b|\bmensal (?:por|de|a)\b|\b(?:quer(?:em|endo)?|propos|ofere[a-z]+|pediu) (?:fechar|me contratar|que eu atenda)\b/
const WANTS_IT = /\b(?:contrato|quer(?:em|endo)?|fechar|ofere[a-z]+|propos)\b[^,;]{0,40} $/
const OF_CONTRACT: readonly Wanted[] = [
  { kinds: 'RN', min: 200, away: 2, before: WANTS_IT, after: /^ (?:reais )?(?:por|ao|todo) mes|^ mensa/ },
  { kinds: 'RN', min: 200, away: 2, before: /\bcontrato (?:mensal |fixo )?de $|\bmensal (?:por|de|a) $/ },
]
const THIS_YEAR: Wanted = {
  min: 10_000,
  max: 200_000,
  before: /\b(?:deu|tirei|faturei|emiti|vendi|fiz)(?: (?:uns|mais de))? $/,
}

/** A contract that takes an MEI over his limit, or comes when he is over it anyway. */
function contractNearCap(w: Weighing, contract: Num, year: Num, limit: Num, edge: Num): Text {
  const so = w.said('R$', 'Notas do ano até agora', THIS_YEAR)
  const rest = so && so.value < limit.value ? w.minus(limit, so, 'R$', 'O que falta para o limite') : null
  const near = rest ? say`; das notas do ano, faltam ${rest} até lá` : say``
  const all = w.make(
    'R$',
    'Vendas de um ano com o contrato',
    round2(year.value + contract.value * 12),
    `${year.text} + 12 × ${contract.text}`,
    [year, contract],
  )
  const end =
    'Leve esta semana ao contador a soma das notas, saiba o imposto e o custo dele fora do MEI, ponha os dois no preço e só assine com a data da mudança marcada; não deixe de emitir nota'
  if (year.value > limit.value)
    return say`Sim ao contrato, já contando sair do MEI: recusar não resolve. Mesmo sem ele o ano, no ritmo de hoje, fecha em ${year}, e o limite é de ${limit}${near}${year.value > edge.value ? say`; acima de ${edge} o imposto novo vale desde janeiro` : ''}. O contrato traz ${contract} por mês para pagar essa mudança. ${end}.`
  if (all.value > limit.value)
    return say`Sim ao contrato, se o preço já pagar a saída do MEI. No ritmo de hoje o ano fecha em ${year}; doze meses com o contrato levam a ${all}, e o limite é de ${limit}${near}. São ${contract} por mês a mais contra imposto e contador. ${end}.`
  return say`Sim ao contrato: cabe no MEI. Com o contrato, doze meses no ritmo de hoje dão ${all}, e o limite é de ${limit}${near}. Anote a venda de cada mês, e fale com o contador antes de pegar o próximo.`
}

export function licence(w: Weighing): Text {
  const { sum } = loanOf(w, 'Custo da regularização')
  const { left } = w
  if (sum && left && left.value > 0) {
    const months = w.monthsOf(sum, left, 'Meses de sobra')
    return say`Sim, e com data. Os ${sum} são ${months} do que sobra hoje (${left} por mês); uma multa ou uma porta fechada custa mais e vem sem aviso. Peça na prefeitura ou no órgão a lista escrita do que falta, faça primeiro o que fecha a porta e negocie prazo para o resto.`
  }
  return say`Sim, e comece pelo que pode fechar a porta. ${sum ? say`São ${sum}; ` : ''}${left ? (left.value > 0 ? say`Com os ${left} que sobram por mês dá para fazer por etapas` : say`Mesmo faltando ${left} por mês, há taxas que se parcelam`) : 'O custo é o número que falta: peça a lista escrita do que falta e o preço de cada item'}. Com o papel em dia você vende para quem exige nota e licença, e isso entra na conta do ganho.`
}

const BUILT = /\b(?:estufas?|galpao|galpoes|aviario|viveiro|barracao|irrigacao|tanques?)\b/
const ALIVE =
  /\b(?:vacas?|novilhas?|matrizes|cabecas|gado|bois?|bezerr[oa]s?|hectares?|alqueires?|terras?|galinhas|poedeiras|frangos?|porc[oa]s?|ovelhas|colmeias|peixes?)\b/
const PER_UNIT: Wanted = {
  kinds: 'RN',
  min: 20,
  away: 2,
  before: /\b(?:cada|vaca|novilha|matriz|hectare|alqueire|custa|por|a|arrendamento)\b[^,]{0,16} $/,
  not: /\b(?:litro|saca|fatur|por mes|arroba)|\bde cada #/,
}
const UNITS: Wanted = {
  kinds: 'N',
  min: 2,
  away: 2,
  after:
    /^ (?:vacas?|novilhas?|matrizes|cabecas|hectares?|alqueires?|colmeias|caixas|estufas?|galinhas|poedeiras|tanques?|pes|bois|ovelhas|porcas|mil)/,
}

const grounds = (w: Weighing): string =>
  /estufa|canteiro|horta|hidropon|galpao|aviario|tanque|viveiro/.test(w.around)
    ? 'água, luz e mão de obra'
    : 'pasto, água e mão de obra'

export function growHerd(w: Weighing): Text {
  const losing = growthWhileLosing(w)
  if (losing) return losing
  // A greenhouse is bought like a machine; no head of cattle, no hectare.
  if (BUILT.test(w.heard.text) && !ALIVE.test(w.heard.text)) return machine(w)
  const count = w.said('', 'Quantos a mais', UNITS)
  const each = count && w.said('R$', 'Custo de cada um', PER_UNIT)
  const said = loanOf(w, 'Investimento')
  const sum =
    count && each
      ? w.make('R$', 'Investimento', reais(count.value * each.value), `${count.text} × ${each.text}`, [count, each])
      : said.sum
  const { left } = w
  if (left && left.value <= 0)
    return say`Ainda não. Hoje faltam ${left} por mês, e aumentar multiplica o que cada cabeça ou hectare deixa, para mais ou para menos. Feche antes o custo de um (litro, saca, quilo) contra o preço; cresça quando um ciclo inteiro fechar com sobra.`
  if (sum && left) {
    const months = w.monthsOf(sum, left, 'Meses de toda a sobra')
    return say`${months.value <= 12 ? yes(w, 'Sim, com a comida e a água garantidas') : 'Ainda não tudo de uma vez'}. O aumento custa ${sum}, ${months} de tudo o que sobra (${left} por mês). Vá em duas etapas, só a segunda depois que a primeira se pagar; antes, confira se ${grounds(w)} aguentam o pior mês do ano.`
  }
  return say`Só em etapas, e se o custo de um já fecha com sobra: some tudo o que gasta num ciclo, divida pelo que produz e compare com o preço. ${left ? say`Hoje sobram ${left} por mês; ponha no aumento o que couber em doze meses disso.` : 'Esse custo é o número que falta aqui.'} Antes, confira se ${grounds(w)} aguentam o pior mês do ano.`
}

const NOW: Wanted = {
  kinds: 'RN',
  min: 0.5,
  away: 2,
  before: /\b(?:hoje|agora|ta|esta|pagam?|preco|vale|oferec[a-z]+)\b[^,]{0,22} $/,
  not: /\b(?:custo|custa|por mes|divida|fatur)/,
}
const LATER: Wanted = {
  kinds: 'RN',
  min: 0.5,
  away: 2,
  before:
    /\b(?:chegar?|vai|pode|janeiro|fevereiro|marco|entressafra|subir|espero|esperando|bater?|ir)\b[^,]{0,20} (?:a|pra|em|uns|aos?|de) (?:uns )?$|\bbate[r]? $/,
}
const WAIT: Wanted = { kinds: 'D', min: 28, max: 400, away: 2 }
const STORING: Wanted = {
  kinds: 'RN',
  min: 0.1,
  away: 2,
  before: /\b(?:armazen[a-z]+|silo|deposito|secagem|guardar|camara)\b[^,]{0,24} $/,
}

export function holdHarvest(w: Weighing): Text {
  const now = w.said('R$', 'Preço de hoje', NOW)
  const later = now && w.said('R$', 'Preço esperado', { ...LATER, min: now.value, max: now.value * 3 })
  const wait = w.said('dias', 'Espera', WAIT)
  const cost = w.said('R$', 'Custo de guardar', STORING)
  const end =
    'Venda já o que paga as contas que vencem antes, e segure no máximo um terço, com data e preço para vender escritos'
  if (now && later && later.value > now.value) {
    const gain = w.make(
      '%',
      'O que a espera promete',
      round1((later.value / now.value - 1) * 100),
      `${later.text} ÷ ${now.text} − 1`,
      [later, now],
    )
    const months: Num | null =
      wait && w.make('meses', 'Meses de espera', round1(wait.value / 30), `${wait.text} ÷ 30`, [wait])
    const each =
      months && months.value >= 1
        ? w.make('%', 'Ganho por mês de espera', round1(gain.value / months.value), `${gain.text} ÷ ${months.text}`, [
            gain,
            months,
          ])
        : null
    return say`Só uma parte. De ${now} para ${later} são ${gain}${each ? say`, ou ${each} por mês de espera` : ''}: vale se for mais do que o juro da sua dívida${cost ? say` e os ${cost} de guardar` : ', a perda e o custo de guardar'}. ${end}.`
  }
  return say`Só uma parte. Esperar vale se o preço subir mais do que o juro da sua dívida, a perda e o custo de guardar somados: faltam o preço que você espera e os meses até lá.${now ? say` Hoje são ${now}.` : ''} ${end}.`
}
