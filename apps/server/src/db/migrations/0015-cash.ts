import type { ColumnTypes, Migration } from '#src/db/migrate.ts'

/** Sums of movements, kept by the database itself: whoever writes movements, result and cash read a few hundred rows. */
const sumTables = (text: string) => [
  // `periodo`: 'D' and a day, or 'S' and a Monday. `categoria`: '' for none. Weeks leave out instalments of cards.
  `create table movement_sums (
    company_id ${text} not null references companies (id) on delete cascade,
    periodo ${text} not null,
    categoria ${text} not null,
    entradas bigint not null,
    saidas bigint not null,
    quantidade bigint not null,
    primary key (company_id, periodo, categoria)
  )`,
  // `sentido`: '+' or '-'. Without transfers between own accounts and instalments of cards.
  `create table counterparties (
    company_id ${text} not null references companies (id) on delete cascade,
    contraparte ${text} not null,
    sentido ${text} not null,
    quantidade bigint not null,
    primary key (company_id, contraparte, sentido)
  )`,
  `create table counterparty_days (
    company_id ${text} not null references companies (id) on delete cascade,
    contraparte ${text} not null,
    sentido ${text} not null,
    dia ${text} not null,
    centavos bigint not null,
    quantidade bigint not null,
    primary key (company_id, contraparte, sentido, dia)
  )`,
  'create index movements_by_day on movements (company_id, data, centavos)',
  'create index movements_by_counterparty on movements (company_id, contraparte, data)',
  'create index movements_by_instalment on movements (company_id, data, id) where parcela is not null',
]

const CATEGORY = "coalesce(categoria, case when par_id is null then '' else 'transferencia' end)"
const NAMED = `contraparte is not null and parcela is null and ${CATEGORY} not in ('transferencia', 'aplicacao')`
const DIRECTION = "case when centavos < 0 then '-' else '+' end"

/** Where movements are summed: the key and what it is made of, the sums, and which movements count. */
interface Target {
  name: string
  key: Readonly<Record<string, string>>
  sums: Readonly<Record<string, string>>
  where: string
}

function targets(monday: string): Target[] {
  const amounts = {
    entradas: 'case when centavos > 0 then centavos else 0 end',
    saidas: 'case when centavos < 0 then centavos else 0 end',
    quantidade: '1',
  }
  const period = (periodo: string) => ({ company_id: 'company_id', periodo, categoria: CATEGORY })
  const who = { company_id: 'company_id', contraparte: 'contraparte', sentido: DIRECTION }
  return [
    { name: 'movement_sums', key: period("'D' || data"), sums: amounts, where: '1 = 1' },
    { name: 'movement_sums', key: period(`'S' || ${monday}`), sums: amounts, where: 'parcela is null' },
    { name: 'counterparties', key: who, sums: { quantidade: '1' }, where: NAMED },
    {
      name: 'counterparty_days',
      key: { ...who, dia: 'data' },
      sums: { centavos: 'centavos', quantidade: '1' },
      where: NAMED,
    },
  ]
}

/** Adds the movements of `source` to the sums; in the order of the key, so that two writers can't wait for each other. */
function added({ name, key, sums, where }: Target, source: string): string {
  const [columns, counted] = [Object.keys(key), Object.keys(sums)]
  const places = columns.map((_, i) => i + 1).join(', ')
  return `insert into ${name} (${[...columns, ...counted].join(', ')})
    select ${[...Object.values(key), ...Object.values(sums).map((sum) => `sum(${sum})`)].join(', ')}
    from ${source} where ${where} group by ${places} order by ${places}
    on conflict (${columns.join(', ')}) do update
    set ${counted.map((column) => `${column} = ${name}.${column} + excluded.${column}`).join(', ')}`
}

/** Takes them away again. It only changes rows that are there: the end of a company must not bring any back. */
function removed({ name, key, sums, where }: Target, source: string): string[] {
  const [columns, counted] = [Object.keys(key), Object.keys(sums)]
  const gone = `(select ${Object.entries(key)
    .map(([column, from]) => `${from} as ${column}`)
    .join(', ')}, ${Object.entries(sums)
    .map(([column, sum]) => `sum(${sum}) as ${column}`)
    .join(', ')} from ${source} where ${where} group by ${columns.map((_, i) => i + 1).join(', ')}) as gone`
  const same = columns.map((column) => `${name}.${column} = gone.${column}`).join(' and ')
  return [
    `update ${name} set ${counted.map((column) => `${column} = ${name}.${column} - gone.${column}`).join(', ')}
      from ${gone} where ${same}`,
    `delete from ${name} where quantidade = 0 and exists (select 1 from ${gone} where ${same})`,
  ]
}

const COLUMNS = ['company_id', 'data', 'centavos', 'categoria', 'contraparte', 'par_id', 'parcela']

/** SQLite's triggers see one row at a time: it becomes a table of one. */
function sqliteTriggers(): string[] {
  const row = (which: 'old' | 'new') =>
    `(select ${COLUMNS.map((column) => `${which}.${column} as ${column}`).join(', ')}) as one`
  const all = targets("date(data, 'weekday 0', '-6 days')")
  const add = all.map((target) => added(target, row('new'))).join(';\n')
  const remove = all.flatMap((target) => removed(target, row('old'))).join(';\n')
  return [
    `create trigger movements_added after insert on movements begin ${add}; end`,
    `create trigger movements_removed after delete on movements begin ${remove}; end`,
    `create trigger movements_changed after update of ${COLUMNS.join(', ')} on movements begin ${remove}; ${add}; end`,
  ]
}

function postgresTriggers(): string[] {
  const all = targets("to_char(date_trunc('week', data::date), 'YYYY-MM-DD')")
  const add = all.map((target) => added(target, 'new_rows')).join(';\n')
  const remove = all.flatMap((target) => removed(target, 'old_rows')).join(';\n')
  const trigger = (name: string, event: string, tables: string, body: string) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
    `create trigger ${name} after ${event} on movements referencing ${tables}
      for each statement execute function ${name}()`,
  ]
  return [
    ...trigger('movements_added', 'insert', 'new table as new_rows', add),
    ...trigger('movements_removed', 'delete', 'old table as old_rows', remove),
    ...trigger('movements_changed', 'update', 'old table as old_rows new table as new_rows', `${remove}; ${add}`),
  ]
}

const sums = ({ engine, text }: ColumnTypes) => [
  ...sumTables(text),
  ...(engine === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  // Movements that were there before their sums.
  'update movements set data = data',
]

export const cash: Migration = {
  id: '0015-cash',
  statements: (types) => [
    `create table commitments (
      id ${types.text} primary key,
      company_id ${types.text} not null references companies (id) on delete cascade,
      tipo ${types.text} not null,
      descricao ${types.text} not null,
      valor bigint not null,
      vencimento ${types.text} not null,
      repete ${types.text} not null,
      ate ${types.text},
      categoria ${types.text},
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index commitments_by_company on commitments (company_id, vencimento, id)',
    `create table scenarios (
      id ${types.text} primary key,
      company_id ${types.text} not null references companies (id) on delete cascade,
      nome ${types.text} not null,
      alavancas ${types.text} not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index scenarios_by_company on scenarios (company_id, created_at, id)',
    `create table anomalies (
      company_id ${types.text} not null references companies (id) on delete cascade,
      mes ${types.text} not null,
      categoria ${types.text} not null,
      centavos bigint not null,
      mediana bigint not null,
      told_at bigint not null,
      primary key (company_id, mes, categoria)
    )`,
    ...sums(types),
  ],
}
