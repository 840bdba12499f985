import type { Lancamento } from '@norteia/contracts/ledger'
import type { Previa } from '@norteia/contracts/statements'
import { HOSTILE_FILES } from '@norteia/statements/testing/hostile-files'
import { MORE_HOSTILE_FILES } from '@norteia/statements/testing/more-hostile-files'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'

onBothEngines('files that mix the faults of several banks', (t) => {
  const server = appTest(t)
  const { preview, send, list } = statementTest(server)

  const stored = (rows: Lancamento[]) =>
    rows.map(({ data, valor, descricao }) => `${data} ${Math.round(valor * 100)} ${descricao}`).toSorted()

  test.each([...HOSTILE_FILES, ...MORE_HOSTILE_FILES].map((file) => [file.nome, file] as const))(
    '%s',
    async (nome, file) => {
      const as = await server.account()
      const company = await server.company(as)
      const shown = await preview(as, company, file.bytes, { nome })
      expect(shown.status).toBe(200)
      const { perguntas } = shown.body.data as Previa
      const asked = perguntas.filter(({ quando }) => quando === undefined).map(({ id }) => id)
      expect(asked.toSorted()).toEqual(Object.keys(file.respostas ?? {}).toSorted())
      const imports = await send(as, company, file.bytes, { nome, respostas: file.respostas ?? {} })
      expect(
        imports.map(({ novas, repetidas, futuras, recusadas, prova }) => ({
          novas,
          repetidas,
          futuras,
          recusadas,
          prova: prova.estado,
        })),
      ).toEqual(
        file.contas.map(({ linhas, futuras = 0, recusadas = 0, prova }) => ({
          novas: linhas.length,
          repetidas: 0,
          futuras,
          recusadas,
          prova,
        })),
      )
      for (const [index, { contaId }] of imports.entries()) {
        const kept = await list(as, company, `&conta=${contaId}`)
        expect(stored(kept.data)).toEqual(file.contas[index]?.linhas.toSorted())
      }
      // The same file again brings nothing.
      const again = await send(as, company, file.bytes, { nome, respostas: file.respostas ?? {} })
      expect(again.map(({ novas }) => novas)).toEqual(imports.map(() => 0))
    },
  )
})
