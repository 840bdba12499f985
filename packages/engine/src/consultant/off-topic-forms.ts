import { fold } from '#src/text/words.ts'
import { speaksOfBusiness } from './business-words.ts'

const KIN =
  '(?:sogr[oa]|mae|pai|vo|avo|filh[oa]s?|net[oa]s?|marido|espos[oa]|mulher|veia|veio|irma|irmao|ti[oa]|sobrinh[oa]|afilhad[oa]|namorad[oa]|menin[oa]|guri[a]?|crianca|bebe|cunhad[oa]|amig[oa])'
const ILL =
  '(?:febre|tosse|gripe|gripad[oa]|vomit\\w+|diarreia|catapora|dengue|dor (?:de|no|na|nas|nos)|pressao (?:alta|baixa)|manchas?|inflamad[oa]|inchad[oa]|coceira|alergia|resfriad[oa]|enxaqueca|machuc\\w+)'
const CURES =
  '(?:(?:o )?(?:que|q) (?:eu )?(?:dou|tomo|passo|faco)|qual (?:remedio|pomada|cha|xarope)|remedio|pomada|cha|xarope|tomar|e normal)'

/** What is asked of any assistant, by the form of the request; each with the subject whose right door is told. */
const FORMS: readonly (readonly [subject: string, form: RegExp])[] = [
  // Homework and what is taught at school
  [
    '',
    new RegExp(
      `\\b(?:tarefa|licao|dever|trabalho|pesquisa|prova|redacao) (?:de casa|da escola|do colegio|escolar|d[eoa] (?:historia|geografia|matematica|ciencias|portugues|ingles|biologia|quimica|fisica)|d[oa]s? (?:minh[ao]s? |meus? )?${KIN}|do enem)\\b`,
    ),
  ],
  [
    '',
    /\b(?:revolucao|guerra|imperio|independencia|descobrimento|tratado|proclamacao) (?:francesa|industrial|russa|mundial|fria|romano|d[oae] \w+)\b/,
  ],
  // Verses and letters of the heart
  [
    '',
    /\b(?:escrev\w+|faz|faca|faze|cria|crie|inventa|monta|manda|bola|me d[ae])\b.{0,30}\b(?:poema|poesia|verso|versinho|soneto|cordel|carta de amor|declaracao de amor|discurso|piada|charada|letra de musica|oracao|votos)\b/,
  ],
  [
    '',
    /\b(?:traduz\w*|como (?:se )?(?:diz|fala|escreve)|passa)\b.{0,40}\b(?:ingles|espanhol|frances|italiano|alemao|japones|portugues)\b/,
  ],
  // Television, games and the day's news
  [
    '',
    /\b(?:bbb|big brother|novela|brasileirao|libertadores|copa do mundo|champions|oscar|mega.?sena|loteria|horoscopo|signo)\b|\bjogo d[oa] (?:flamengo|corinthians|palmeiras|vasco|gremio|inter|santos|cruzeiro|brasil|selecao|bahia|sport|fluminense|botafogo)\b/,
  ],
  // The body, hers or a relative's
  ['saude', new RegExp(`\\b(?:minha|meu|meus|minhas) ${KIN}\\b.{0,40}\\b${ILL}.{0,60}\\b${CURES}\\b`)],
  [
    'saude',
    new RegExp(
      `\\b(?:tenho|to com|estou com|sinto)\\b.{0,20}\\b${ILL}.{0,60}\\b(?:qual|que|q) (?:remedio|pomada|cha|xarope)\\b`,
    ),
  ],
  // What stays at home
  [
    '',
    new RegExp(
      `\\b(?:minha|meu) ${KIN} (?:nao|num) (?:quer|gosta de|consegue) (?:estud\\w+|comer|dormir|ir pr?a (?:escola|aula))\\b`,
    ),
  ],
  [
    '',
    new RegExp(
      `\\b(?:brig\\w+|discut\\w+) (?:\\w+ ){0,2}com (?:a |o )?(?:minha|meu) ${KIN}\\b(?!.*\\b(?:trabalh\\w+|soci[oa])\\b)`,
    ),
  ],
  ['', /\bmeu carro (?:ta|esta|anda|comecou|faz)\b.{0,40}\b(?:barulho|fumaca|falhando|vazando|luz acesa|nao pega)\b/],
  [
    '',
    /\b(?:melhor|boa|bom) (?:cidade|praia|lugar|destino|hotel|pousada) (?:pra|para) (?:passar|viajar|ir|conhecer|tirar)\b/,
  ],
]
/** Who works with it asks for her trade. */
const WORKS =
  /\b(?:trabalh\w+ com|clientes?|alunos|pacientes|hospedes?|loja|empresa|oficina|escola d[ae] minha|funcionari\w+|equipe|vend\w+|anunci\w+|post\w+|cardapio|site|instagram|propaganda|convite da loja)\b/

const MAX_CHARACTERS = 1_000

/** The subject of elsewhere that a request has by its form, '' where it has no name; null: none, or of business. */
export function elsewhereForm(question: string): string | null {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  if (WORKS.test(text) || speaksOfBusiness(question)) return null
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? null
}
