import { type Reading, worksAlone } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { NAMES } from '#src/wording/names.data.ts'

/** Whom she names, as a sentence calls them; null: nobody. */
export interface OwnPeople {
  /** Works with her, and nothing bad is said of the person. */
  helper: string | null
  /** The first whom her complaint is about. */
  named: string | null
  /** Means to go. */
  leaving: string | null
  /** Delivers to her, late. */
  supplier: string | null
  /** 'as costureiras': how she calls who works for her. */
  crew: string | null
}

const MOST_TEXT = 1_500
const ROLES =
  'filh[oa]|irma|irmao|marido|mulher|espos[oa]|noiv[oa]|soci[oa]|mae|pai|sogr[oa]|cunhad[oa]|prim[oa]|sobrinh[oa]|gerente|funcionari[oa]|vendedora?|ajudante|auxiliar|recepcionista|secretaria|costureira|cozinheir[oa]|garcom|garconete|barbeir[oa]|cabeleireir[oa]|manicure|professora?|mecanico|motorista|entregador|encarregad[oa]|peao|vaqueiro|caseiro|pedreiro|tecnic[oa]|programadora?|estagiari[oa]|monitora?|atendente|balconista|confeiteir[oa]|padeiro|dentista|fisioterapeuta'
/** Given names that the texts' list of names lacks. */
const MORE_NAMES =
  'wesley wellington washington wagner wanderson welinton junior juninho zezinho tiao bastiao chico nego beto betinho tonho toninho carlinhos marquinhos paulinho luizinho pedrinho zeca zico dudu nando fabinho jonas jonatas elias isaias moises josue abel adao ademir adilson ailton alan alex alisson altair arlindo arnaldo artur arthur augusto caua cesar cristiano damiao davi dener denis dirceu edmilson edvaldo elton emerson enzo erick eric everton ezequiel flavio geraldo gerson gilberto gilmar gilson helio heitor henrique hugo igor iago ismael itamar ivan jailton jair jairo jean jefferson jeferson joel jonathan josias juarez juliano kaique kleber lauro leandro leonel lourival luan luciano magno maicon marlon mauricio mauro max miguel milton murilo nelson nilson nilton nivaldo norberto odair orlando osmar osvaldo otavio oswaldo patrick plinio reginaldo reinaldo renan renato robson rogerio romulo ronaldo ruan samuel saulo sidnei silas silvio sandro tarcisio tales ubiratan uelinton valdecir valdemar valdir valmir vanderlei vicente vinicius vilmar waldir walter willian william yago yuri zenildo adelia alessandra alexandra aldenir andreia andreza angelica antonia aparecida arlete barbara berenice bernadete bianca brenda camilly carina carla carmem carmen caroline cassia catarina celeste cibele cintia cleide cleusa cleonice creusa cristiane cristina daiane daniela daniele danielle debora deise denise diana dilma dinha edna eduarda elaine eleonora elenice eliana elizabete elza erica erika ester estela eunice evelin fabiana fabiola flavia francisca geisa geni genilda georgia gilda giovana gislaine graziela heloisa hilda inacia ingrid irene iracema isabela isadora ivete izabel jaqueline jandira janaina janete jaque josefa josiane jovita jurema karen karina karla katia keila kelly laila laisa lara lais larisse leila lenice leonor ligia lilian liliane livia lorena lorraine luciene ludmila luiza luisa luzia madalena magali maira marcela margarete mariane marilda marilene marilia marina marisa marlene marli maristela marluce mayara meire melissa michele milena miriam monica monique nadia nair nathalia nayara neusa neuza nicole nilda noemi odete olga olivia paloma pamela paula poliana priscila quiteria rafaela raquel rebeca rosalia rosane roseli rosemeire rosilda roseane rute ruth samanta samara sara selma sheila shirley silvana solange sueli suellen tais taina tamires tania tatiana tatiane telma terezinha thais thalita tina valdirene valentina valquiria vanda vanusa vilma vitoria viviane yasmin zelia zilda zilma zuleica zulmira'
const KNOWN = new Set(`${NAMES} ${MORE_NAMES}`.split(' '))
/** Names of surnames and short calls that stand for nobody on their own. */
const TOO_SHORT = 3

/** A role and a name, 'seu' or 'dona' and a name, an article and a name that people have. Of folded text. */
const NAMED = new RegExp(
  `\\b(?:(${ROLES})|(seu|dona|dr|dra|tia|tio)\\.?|(?:com |d|n|pel|pr)?[oa](?! (?:${ROLES}|seu|dona)\\b)|com|e(?! (?:meu|minha|[oa])\\b)) ([a-z]{${TOO_SHORT},14})\\b`,
  'g',
)
const ILL_SAID =
  /\b(?:sair|saiu|saindo|embora|largar|roub\w+|desvi\w+|falt(?:a|ou|ando)|brig\w+|discut\w+|cobra|deve|devem|devendo|morr\w+|falec\w+|perdi|doente|afastad[oa]|demit\w+|mandar|atras\w+|promet\w+|reclam\w+|erra|errou|preguic\w+|press[ao]|culpa|lent[oa]|descuid\w+|nao (?:faz|ajuda|quer|aparece|sabe|aceita|concorda|paga)|parou)\b/
/** What follows the name of somebody who works with her, never that of a brand. */
const WORKS =
  /^ (?:me ajuda|ajuda|atende|conserta|vende no|corta|costura|cozinha|dirige|cuida|monta|agenda|marca|limpa|lava|passa roupa|pinta|solda|instala|fica no|da aula|faz (?:a|o|as|os) |no caixa|no balcao|na moto)\b/
/** Whoever is called so doesn't work for her. */
const OUTSIDER =
  /\b(?:amig[oa]s?|concorrente|sindic[oa]|cliente|fornecedora?|dono|dona d[ao]|gerente do banco|proprietari[oa]|vizinh[oa]) (?:d[oae]s? )?$/
const LEAVES =
  /\b(?:(?:quer|querendo|vai|vao|ameac\w+|pens\w+ em|falou (?:que|em)|disse que)[a-z ]{0,16}(?:sair|abrir|embora|montar)|pediu (?:as )?conta)/
const LATE = /\b(?:atras\w+|promet\w+|demora|leva|nao entrega|some)\b/
/** How she calls who works for her, with its article. */
const CREWS: readonly (readonly [RegExp, string])[] = [
  [/\bcostureiras\b/, 'as costureiras'],
  [/\bbarbeiros\b/, 'os barbeiros'],
  [/\bmanicures\b/, 'as manicures'],
  [/\bcabeleireir[ao]s\b/, 'as cabeleireiras'],
  [/\bmecanicos\b/, 'os mecânicos'],
  [/\bprofessoras\b/, 'as professoras'],
  [/\bprofessores\b/, 'os professores'],
  [/\bmonitoras\b/, 'as monitoras'],
  [/\bcozinheiras\b/, 'as cozinheiras'],
  [/\bgarcons\b/, 'os garçons'],
  [/\bvendedoras\b/, 'as vendedoras'],
  [/\bvendedores\b/, 'os vendedores'],
  [/\bmotoristas\b/, 'os motoristas'],
  [/\bpedreiros\b/, 'os pedreiros'],
  [/\bpintores\b/, 'os pintores'],
  [/\bmarceneiros\b/, 'os marceneiros'],
  [/\bsoldadores\b/, 'os soldadores'],
  [/\binstaladores\b/, 'os instaladores'],
  [/\btecnicos\b/, 'os técnicos'],
  [/\bfisioterapeutas\b/, 'os fisioterapeutas'],
  [/\bdentistas\b/, 'os dentistas'],
  [/\bdevs\b|\bprogramadores\b/, 'os programadores'],
  [/\bcuidadoras\b/, 'as cuidadoras'],
  [/\batendentes\b/, 'as atendentes'],
  [/\bdiaristas\b/, 'as diaristas'],
  [/\bpeoes\b/, 'os peões'],
  [/\bajudantes\b/, 'os ajudantes'],
  [/\brapazes\b/, 'os rapazes'],
  [/\bmeninas\b/, 'as meninas'],
  [/\bmeninos\b/, 'os meninos'],
  [/\bmocas\b/, 'as moças'],
]
/** There they are pupils. */
const CHILDREN = /meninas|meninos|moças|rapazes/

const PAIR = 2

/** Stands for the sentence of somebody who isn't hers to send. */
const OUTSIDE = 'cliente que deve'

interface Named {
  call: string
  sentence: string
  /** What is said of the person is work. */
  works: boolean
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Names of one text, each with its sentence. A capital letter inside of a sentence tells the name behind a role. */
function namesIn(text: string): Named[] {
  const written = text.slice(0, MOST_TEXT).normalize('NFC')
  return written.split(/[.;!?\n]/).flatMap((sentence) => {
    const plain = fold(sentence)
    if (plain.length !== sentence.length) return []
    return [...plain.matchAll(NAMED)].flatMap((found) => {
      const [whole, role, title, name] = found
      const at = found.index + whole.length - name!.length
      const own = sentence.slice(at, at + name!.length)
      const capitalised = /^\p{Lu}/u.test(own)
      const works = capitalised && WORKS.test(plain.slice(at + name!.length))
      if (!(works || KNOWN.has(name!) || (capitalised && (role !== undefined || title !== undefined)))) return []
      const called = capital(own.toLowerCase())
      if (OUTSIDER.test(plain.slice(0, at)) && !title) return [{ call: called, sentence: OUTSIDE, works: false }]
      return [
        {
          call: title ? `${capital(title)} ${called}` : called,
          sentence: plain,
          works: WORKS.test(plain.slice(at + name!.length)),
        },
      ]
    })
  })
}

export function ownPeople(reading: Reading): OwnPeople {
  const { form, segment } = reading
  const complaint = namesIn(form.main_challenge)
  const flow = namesIn(form.operational_flow)
  const blamed = new Set(complaint.filter(({ sentence }) => ILL_SAID.test(sentence)).map(({ call }) => call))
  // Of her complaint, only who is said to work: the others are whom it is about, gone or not.
  const helping = [...flow, ...complaint.filter(({ works }) => works)]
  const helper = helping.find(({ call, sentence }) => !blamed.has(call) && !ILL_SAID.test(sentence))?.call ?? null
  const said = fold(`${form.main_challenge}. ${form.operational_flow}. ${form.main_costs}`.slice(0, MOST_TEXT))
  const crew = CREWS.find(([words, name]) => words.test(said) && !(segment === 'Educação' && CHILDREN.test(name)))?.[1]
  return {
    named: complaint[0]?.call ?? null,
    helper: worksAlone(reading) ? null : helper,
    leaving: complaint.find(({ sentence }) => LEAVES.test(sentence))?.call ?? null,
    supplier: complaint.find(({ sentence }) => LATE.test(sentence) && !LEAVES.test(sentence))?.call ?? null,
    crew: reading.people && reading.people.value > PAIR ? (crew ?? null) : null,
  }
}

/** Who sits at the desk, by how her day and her costs name that one person. */
const DESKS: readonly (readonly [RegExp, string])[] = [
  [/\bsecretaria\b/, 'a secretária'],
  [/\bsecretario\b/, 'o secretário'],
  [/\brecepcionista\b/, 'a recepcionista'],
  [/\b(?:auxiliar|assistente) (?:administrativ[oa]|financeir[oa]|de escritorio)\b/, 'quem cuida do escritório'],
]
const DESK_WORK =
  /\b(?:cobr\w+|mensage\w+|confirm\w+|lembret\w+|agenda|telefon\w+|ligue|ligac\w+|boletos?|vencimentos?|pagamentos?|atras\w+)\b/

/** Who works with her on a step, after 'com': who sits at the desk, whom she names, how she calls them, or what fits how many they are. */
export function companyOf(reading: Reading, step = ''): string {
  const { helper, crew } = ownPeople(reading)
  const told = fold(`${reading.form.operational_flow}. ${reading.form.main_costs}`.slice(0, MOST_TEXT))
  const desk = DESK_WORK.test(fold(step)) ? DESKS.find(([words]) => words.test(told))?.[1] : undefined
  if (desk) return desk
  if (reading.people?.value === PAIR) return helper ?? 'quem trabalha com você'
  return helper ?? crew ?? 'a equipe'
}
