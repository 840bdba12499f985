import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

/**
 * What the product is compared with, in a process of its own: a bare Fastify that answers JSON of a given size, one
 * durable insert, an echo over Socket.IO and, with DATABASE_URL, the statements of two reads. Arguments: port, folder.
 */
const [port, folder] = process.argv.slice(2)
const database = new DatabaseSync(join(folder!, 'baseline.db'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table if not exists rows (id integer primary key, text text)',
)
const insert = database.prepare('insert into rows (text) values (?)')

const app = Fastify()
const bodies = new Map<number, { text: string }>()
app.get<{ Querystring: { bytes: string } }>('/json', (request, reply) => {
  const bytes = Number(request.query.bytes)
  if (!bodies.has(bytes)) bodies.set(bytes, { text: 'x'.repeat(Math.max(0, bytes - 11)) })
  return reply.send(bodies.get(bytes))
})
app.post('/insert', (request, reply) => {
  insert.run(JSON.stringify(request.body))
  return reply.code(201).send({ success: true })
})

if (process.env.DATABASE_URL) {
  const { Pool } = await import('pg')
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  const session = (hash: string) =>
    pool.query(
      `select sessions.id, last_seen_at, expires_at, users.id as user_id, name, email, phone, active_company_id
       from sessions join users on users.id = sessions.user_id where token_hash = $1`,
      [hash],
    )
  app.get<{ Querystring: { hash: string } }>('/companies', async ({ query }) => {
    const { rows } = await session(query.hash)
    const companies = 'select * from companies where owner_id = $1 order by created_at, id'
    return { success: true, data: (await pool.query(companies, [rows[0].user_id])).rows }
  })
  app.get<{ Querystring: { hash: string; company: string } }>('/dashboard', async ({ query }, reply) => {
    await session(query.hash)
    const { rows } = await pool.query('select * from companies where id = $1', [query.company])
    const newest = 'select document from analyses where id = $1 and company_id = $2'
    const analysis = await pool.query(newest, [rows[0].last_analysis_id, query.company])
    return reply.type('application/json').send(`{"success":true,"analises":[${analysis.rows[0].document}]}`)
  })
}

await app.listen({ port: Number(port), host: '127.0.0.1' })
const { Server } = await import('socket.io')
new Server(app.server).on('connection', (socket) => {
  socket.on('register_company', (_payload: unknown, acknowledge: (reply: object) => void) =>
    acknowledge({ success: true }),
  )
  socket.on('message', ({ content }: { content: string }, acknowledge?: (reply: object) => void) => {
    acknowledge?.({ success: true })
    socket.emit('message', { role: 'assistant', content })
  })
})
process.send?.('ready')
