import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

/**
 * What the product is compared with, in a process of its own: a bare Fastify that answers JSON of a given size, and one
 * durable insert. Arguments: port, folder.
 */
const [port, folder] = process.argv.slice(2)
const database = new DatabaseSync(join(folder!, 'baseline.db'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, text text)',
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
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.send?.('ready')
