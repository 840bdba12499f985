import { feature, type Mutant } from './mutant.ts'

const SHARING = [feature('sharing/sharing.test.ts')]
const AGENDA = [feature('agenda/agenda.test.ts')]
const REPO = feature('sharing/sharing.repo.ts')
const SERVICE = feature('sharing/sharing.service.ts')
const SNAPSHOT = feature('sharing/snapshot.ts')

/** What leaves by a link or for a calendar. */
export const SHARING_MUTANTS: readonly Mutant[] = [
  {
    defence: 'five wrong passwords rest a link',
    file: REPO,
    find: 'then cast(${now + SHARE.lockMs} as bigint) else 0 end',
    replace: 'then cast(${now - SHARE.lockMs} as bigint) else 0 end',
    tests: SHARING,
  },
  {
    defence: 'a wrong password counts before it is looked at',
    file: SERVICE,
    find: '  if (!counted) throw tooManyAttempts((await findLock(db, id)) - now)\n',
    replace: '  if (!counted) throw forbidden(SHARE_TEXT.passwordWrong)\n',
    tests: SHARING,
  },
  {
    defence: 'fifty wrong passwords end a link',
    file: SERVICE,
    find: 'if (counted.inAll >= SHARE.wrongInAll) await revokeShare(db, id, now)',
    replace: '',
    tests: SHARING,
  },
  {
    defence: 'a revoked link takes its copy along',
    file: REPO,
    find: '.set({ revoked_at: now, conteudo: null })',
    replace: '.set({ revoked_at: now })',
    tests: SHARING,
  },
  {
    defence: 'a copy of an analysis holds no word of the owner',
    file: feature('sharing/analysis-snapshot.ts'),
    find: ': withoutOwnWords(analysis, await listOwnWords(db, company.id))',
    replace: ': ALL_WORDS',
    tests: SHARING,
  },
  {
    defence: 'a copy of the cash names categories alone',
    file: SNAPSHOT,
    find: 'linhas.map(({ camada, categoria, data, valor }) => ({\n        camada,\n        categoria: nameOf(categoria),',
    replace: 'linhas.map(({ camada, descricao, data, valor }) => ({\n        camada,\n        categoria: descricao,',
    tests: SHARING,
  },
  {
    defence: 'a name of a cost stays home in charts',
    file: feature('sharing/own-words.ts'),
    find: 'nameOf: (category) => (ownCosts.has(framed(category)) ? kindOf(category) : category),',
    replace: 'nameOf: (category) => category,',
    tests: SHARING,
  },
  {
    defence: 'a word in quotation marks stays home',
    file: feature('sharing/own-words.ts'),
    find: "quotes.some((quote) => quote.trim() !== '' && texts.some((text) => text.includes(quote))) ||",
    replace: '',
    tests: [feature('sharing/own-words.test.ts')],
  },
  {
    defence: 'an ended calendar is not found',
    file: feature('agenda/agenda.repo.ts'),
    find: "    .where('agendas.token_hash', '=', tokenHash)\n",
    replace: '',
    tests: AGENDA,
  },
]
