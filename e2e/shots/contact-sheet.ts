/** Every picture on one page, by route and state, to be opened from the disk. */
export function contactSheet(files: readonly string[]): string {
  const scenes = Map.groupBy([...files].sort(), (file) => file.replace(/-(?:1440|390|360)-(?:light|dark)\.png$/, ''))
  const figures = [...scenes].map(
    ([scene, pictures]) =>
      `<section><h2 id="${scene}">${scene}</h2><div>${pictures
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" title="${file}"></a>`)
        .join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Norteia: telas e estados</title>
<style>
  body { font: 14px/20px system-ui; margin: 24px; background: #e9e7e1; color: #1b1a17 }
  h2 { font-size: 16px; margin: 32px 0 8px }
  div { display: flex; gap: 16px; overflow-x: auto; align-items: start }
  img { height: 480px; max-width: 640px; object-fit: cover; object-position: top; border: 1px solid #bbb }
</style>
<h1>${files.length} fotografias, ${scenes.size} estados</h1>
${figures.join('\n')}
</html>
`
}
