interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: JsonSchema | boolean
}

type Content = { content?: Record<string, { schema?: JsonSchema }>; description?: string }

/** The parts of an OpenAPI operation that the page shows. */
export interface Operation {
  path: string
  method: string
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

export const STYLES = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow-x: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem }
section { margin-block: 2rem }
h2 { font-size: 1.1rem }
nav ul { columns: 18rem; padding-left: 1.2rem }
`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)

const anchor = ({ method, path }: Operation) => `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** HTML of `/docs`, without scripts; texts of the operations are escaped. */
export function readablePage(operations: readonly Operation[]): string {
  const links = operations.map(
    (operation) =>
      `<li><a href="#${anchor(operation)}"><code>${escapeHtml(`${operation.method} ${operation.path}`)}</code></a></li>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Norteia</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
<h1>API da Norteia</h1>
<p>Respostas em JSON. Onde diz <em>com sessão</em>, envie o cabeçalho <code>Authorization: Bearer</code> com o token do login.
Erros têm sempre <code>success: false</code>, <code>message</code>, <code>error</code>, <code>code</code> e <code>requestId</code>;
campos inválidos vêm em <code>fields</code>. O mesmo conteúdo para programas: <a href="/openapi.json">/openapi.json</a>.</p>
<nav aria-label="Chamadas"><ul>
${links.join('\n')}
</ul></nav>
${operations.map(section).join('\n')}
</main>
</body>
</html>
`
}

function section(operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: where, required }) =>
      `<li><code>${escapeHtml(name)}</code> (${where === 'path' ? 'endereço' : where === 'query' ? 'consulta' : 'cabeçalho'}${required ? ', obrigatório' : ''})</li>`,
  )
  const body = schemaOf(operation.requestBody)
  const replies = Object.entries(operation.responses ?? {}).map(([status, reply]) => {
    const schema = schemaOf(reply)
    return `<h3>Resposta ${escapeHtml(status)}</h3>${schema ? `<pre>${escapeHtml(outline(schema))}</pre>` : ''}`
  })
  return `<section id="${anchor(operation)}">
<h2><code>${escapeHtml(`${operation.method} ${operation.path}`)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')} ${operation.security ? '(com sessão)' : '(sem sessão)'}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<h3>Corpo</h3><pre>${escapeHtml(outline(body))}</pre>` : ''}
${replies.join('\n')}
</section>`
}

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema

/** A schema as indented names and types; optional fields carry a question mark. */
function outline(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => outline(option, indent)).join(' | ')
  if (schema.properties) {
    const inner = `${indent}  `
    const lines = Object.entries(schema.properties).map(
      ([name, value]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${outline(value, inner)}`,
    )
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  if (schema.items) return `[${outline(schema.items, indent)}]`
  if (typeof schema.additionalProperties === 'object')
    return `{ [nome]: ${outline(schema.additionalProperties, indent)} }`
  return [schema.type ?? 'qualquer'].flat().join(' | ')
}
