import { ACCOUNT_KIND_NAMES, ACCOUNT_KINDS, type TipoConta } from '@norteia/contracts/ledger'
import { type ContaPrevia, type Importacao, type Previa, proofSentence } from '@norteia/contracts/statements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { PreviewLines } from './preview-lines.tsx'
import { accountsQuery, confirmPreview } from './statements.queries.ts'

const NEW = 'nova'
const SKIP = 'ignorar'

interface Choice {
  /** An account's id, `NEW` or `SKIP`. */
  conta: string
  apelido: string
  tipo: TipoConta
}

const nicknameOf = ({ banco, numero, tipo }: ContaPrevia) =>
  [banco?.nome ?? ACCOUNT_KIND_NAMES[tipo], numero && `final ${numero.replace(/\D/g, '').slice(-4)}`]
    .filter(Boolean)
    .join(' ')

interface PreviewPanelProps {
  companyId: string
  previa: Previa
  onCancel: () => void
  /** One of several files: goes on with the next. */
  onSkip?: (() => void) | undefined
  onDone: (imports: readonly Importacao[]) => void
}

/** What a file would bring, account by account, with the proof against the bank's balance. Confirming needs no typing. */
export function PreviewPanel({ companyId, previa, onCancel, onSkip, onDone }: PreviewPanelProps) {
  const accounts = useQuery(accountsQuery(companyId)).data ?? []
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(
      previa.contas.map((conta) => [
        conta.chave,
        { conta: conta.contaId ?? NEW, apelido: nicknameOf(conta), tipo: conta.tipo },
      ]),
    ),
  )
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [error, setError] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)
  const change = (chave: string, part: Partial<Choice>) =>
    setChoices((all) => ({ ...all, [chave]: { ...all[chave]!, ...part } }))

  const open = previa.perguntas.filter(({ quando }) => !quando || answers[quando.pergunta] === quando.valor)
  /** What the file is decides what the new account is, too. */
  const answer = (id: string, chave: string | null, valor: string) => {
    setAnswers({ ...answers, [id]: valor })
    const conta = previa.contas.find((one) => one.chave === chave)
    const tipo = ACCOUNT_KINDS.find((kind) => kind === valor)
    if (!conta || !tipo) return
    const { apelido, tipo: before } = choices[conta.chave]!
    const typed = apelido !== nicknameOf({ ...conta, tipo: before })
    change(conta.chave, { tipo, ...(typed ? {} : { apelido: nicknameOf({ ...conta, tipo }) }) })
  }
  /** Whether an answer makes of a file something else than what its lines are shown as. */
  const otherwise = ({ chave, tipo }: ContaPrevia) =>
    open.some((one) => one.chave === chave && ACCOUNT_KINDS.some((kind) => kind !== tipo && kind === answers[one.id]))

  const confirm = async () => {
    setSending(true)
    setError(null)
    try {
      const imports = await confirmPreview(companyId, {
        previaId: previa.previaId,
        respostas: Object.fromEntries(open.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : []))),
        contas: previa.contas.map(({ chave }) => chosen(chave, choices[chave]!)),
      })
      onDone(imports)
    } catch (failure) {
      setError(
        failure instanceof ApiError ? failure : new ApiError('request', 'Não foi possível importar. Tente de novo.'),
      )
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {error && <Banner tone="error">{error.message}</Banner>}
      {previa.avisos.map((aviso) => (
        <Banner key={aviso} tone="warning">
          {aviso}
        </Banner>
      ))}
      {open.map(({ id, chave, texto, opcoes }) => (
        <SelectField
          key={id}
          label={texto}
          options={opcoes.map(({ valor, texto: label }) => ({ value: valor, label }))}
          value={answers[id] ?? ''}
          error={error?.fields[`respostas.${id}`]}
          onChange={(event) => answer(id, chave, event.target.value)}
        />
      ))}
      {previa.contas.map((conta) => {
        const choice = choices[conta.chave]!
        return (
          <section key={conta.chave} aria-label={nicknameOf(conta)} className="grid min-w-0 grid-cols-1 gap-4">
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              <SelectField
                label="Conta"
                placeholder={null}
                options={[
                  ...accounts.map(({ id, apelido }) => ({ value: id, label: apelido })),
                  { value: NEW, label: 'Nova conta' },
                  ...(previa.contas.length > 1 ? [{ value: SKIP, label: 'Não importar' }] : []),
                ]}
                value={choice.conta}
                onChange={(event) => change(conta.chave, { conta: event.target.value })}
              />
              {choice.conta === NEW && (
                <>
                  <TextField
                    label="Apelido"
                    value={choice.apelido}
                    onChange={(event) => change(conta.chave, { apelido: event.target.value })}
                  />
                  <SelectField
                    label="Tipo"
                    placeholder={null}
                    options={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: ACCOUNT_KIND_NAMES[kind] }))}
                    value={choice.tipo}
                    onChange={(event) => change(conta.chave, { tipo: event.target.value as TipoConta })}
                  />
                </>
              )}
            </div>
            {choice.conta !== SKIP && (
              <>
                <Banner
                  tone={
                    conta.prova.estado === 'confere' ? 'success' : conta.prova.estado === 'difere' ? 'warning' : 'info'
                  }
                >
                  {proofSentence(conta.prova)}
                </Banner>
                {conta.recusadas > 0 && (
                  <Banner tone="warning">
                    {conta.recusadas === 1
                      ? '1 linha fica de fora: o motivo está em Recusadas.'
                      : `${conta.recusadas} linhas ficam de fora: o motivo está em Recusadas.`}
                  </Banner>
                )}
                {otherwise(conta) && (
                  <Banner tone="info">
                    A lista abaixo foi lida como {ACCOUNT_KIND_NAMES[conta.tipo].toLowerCase()}. Com a sua resposta, as
                    entradas e saídas podem trocar de sinal.
                  </Banner>
                )}
                <PreviewLines conta={conta} />
              </>
            )}
          </section>
        )
      })}
      <div className="sticky -bottom-4 flex flex-wrap justify-end gap-2 border-t border-line bg-card py-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        {onSkip && (
          <Button variant="secondary" onClick={onSkip}>
            Pular este arquivo
          </Button>
        )}
        <Button loading={sending} onClick={() => void confirm()}>
          Confirmar importação
        </Button>
      </div>
    </div>
  )
}

function chosen(chave: string, { conta, apelido, tipo }: Choice) {
  if (conta === SKIP) return { chave, ignorar: true as const }
  return conta === NEW ? { chave, nova: { apelido, tipo } } : { chave, contaId: conta }
}
